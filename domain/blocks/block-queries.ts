import { and, count, desc, eq, or, sql, type SQLWrapper } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { memberBlock } from './schema.server.ts'

/** Whoever is blocked by more people than this sees some of them; what they can do is asked of each pair. */
const HIDDEN_MOST = 5_000

/** Everyone whom a member does not see and who does not see them, whoever of them wanted it so. */
export async function findHiddenFrom(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<ReadonlySet<string>> {
  const rows = await union(
    db.select({ id: memberBlock.blockedId }).from(memberBlock).where(eq(memberBlock.blockerId, memberId)),
    db.select({ id: memberBlock.blockerId }).from(memberBlock).where(eq(memberBlock.blockedId, memberId)),
  ).limit(HIDDEN_MOST)
  return new Set(rows.map(({ id }) => id))
}

/** Whether there is anyone whom a member does not see, as part of a larger question. */
export const hidesAnyone = (memberId: SQLWrapper) =>
  sql<boolean>`(exists (select from ${memberBlock} where ${memberBlock.blockerId} = ${memberId})
    or exists (select from ${memberBlock} where ${memberBlock.blockedId} = ${memberId}))`

/** Whether one of two blocked the other, as part of a larger question. */
export const hideEachOther = (oneId: SQLWrapper, otherId: SQLWrapper) =>
  sql<boolean>`exists (select from ${memberBlock}
    where (${memberBlock.blockerId} = ${oneId} and ${memberBlock.blockedId} = ${otherId})
      or (${memberBlock.blockerId} = ${otherId} and ${memberBlock.blockedId} = ${oneId}))`

/** Whether one of the two blocked the other. */
export async function areBlocked(
  db: Db | DrizzleTransaction,
  oneId: string,
  otherId: string,
): Promise<boolean> {
  const isFrom = (blockerId: string, blockedId: string) =>
    and(eq(memberBlock.blockerId, blockerId), eq(memberBlock.blockedId, blockedId))
  const [found] = await db
    .select({ one: sql`1` })
    .from(memberBlock)
    .where(or(isFrom(oneId, otherId), isFrom(otherId, oneId)))
    .limit(1)
  return found !== undefined
}

type OwnBlock = { memberId: string; note: string; at: Date }

const own = { memberId: memberBlock.blockedId, note: memberBlock.note, at: memberBlock.at }

/** Whom a member has blocked, the latest first: at most a few hundred. */
export function listBlocked(db: Db, memberId: string): Promise<OwnBlock[]> {
  return db
    .select(own)
    .from(memberBlock)
    .where(eq(memberBlock.blockerId, memberId))
    .orderBy(desc(memberBlock.at), memberBlock.blockedId)
}

/** The member's own block of somebody, never the other's of them. */
export async function findOwnBlock(db: Db, memberId: string, otherId: string): Promise<OwnBlock | undefined> {
  const [found] = await db
    .select(own)
    .from(memberBlock)
    .where(and(eq(memberBlock.blockerId, memberId), eq(memberBlock.blockedId, otherId)))
  return found
}

export async function countBlocked(db: DrizzleTransaction, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(memberBlock)
    .where(eq(memberBlock.blockerId, memberId))
  return row?.count ?? 0
}
