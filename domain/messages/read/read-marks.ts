import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { messageReader } from '../schema.server.ts'

/** Those of them who let others see how far they have read, and see it of others. */
export async function listShowingReadMarks(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
): Promise<string[]> {
  return listShowing(db, memberIds, 'showsReadMarks')
}

/** Those of them who let others see whether they are here. */
export async function listShowingPresence(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
): Promise<string[]> {
  return listShowing(db, memberIds, 'showsPresence')
}

async function listShowing(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
  what: 'showsReadMarks' | 'showsPresence',
): Promise<string[]> {
  if (memberIds.length === 0) return []
  const hiding = await db
    .select({ id: messageReader.memberId })
    .from(messageReader)
    .where(and(oneOf(messageReader.memberId, memberIds), eq(messageReader[what], false)))
  const hidden = new Set(hiding.map(({ id }) => id))
  return memberIds.filter((id) => !hidden.has(id))
}

/** Whether a member keeps to themselves whether they are here, as part of a larger question. */
export const hidesPresence = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${messageReader} where ${messageReader.memberId} = ${memberId} and not ${messageReader.showsPresence})`

/** What a member lets others see. */
export async function findMarks(
  db: Db,
  memberId: string,
): Promise<{ showsReadMarks: boolean; showsPresence: boolean }> {
  const [found] = await db
    .select({ showsReadMarks: messageReader.showsReadMarks, showsPresence: messageReader.showsPresence })
    .from(messageReader)
    .where(eq(messageReader.memberId, memberId))
  return found ?? { showsReadMarks: true, showsPresence: true }
}
