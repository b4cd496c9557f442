import { and, gt, isNotNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { messageReader } from '../schema.server.ts'

/** That somebody is away, or will be. */
export type Absence = { memberId: string; from: Date; until: Date; words: string }

/** Those of them who are away or will be; what is over is none. */
export async function findAbsences(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
  now: Date,
): Promise<Absence[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({
      memberId: messageReader.memberId,
      from: messageReader.absentFrom,
      until: messageReader.absentUntil,
      words: messageReader.absentWords,
    })
    .from(messageReader)
    .where(
      and(
        oneOf(messageReader.memberId, memberIds),
        isNotNull(messageReader.absentFrom),
        gt(messageReader.absentUntil, now),
      ),
    )
  return rows.flatMap(({ from, until, ...row }) => (from && until ? [{ ...row, from, until }] : []))
}
