import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { work } from './schema.server.ts'

export type WorkRow = typeof work.$inferSelect

/** Names and order are decided one after another for each member, even for the first work of all. */
export async function lockWorks(tx: Transaction, memberId: string): Promise<WorkRow[]> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`works:${memberId}`}, 0))`)
  return tx.db
    .select()
    .from(work)
    .where(and(eq(work.memberId, memberId), isNull(work.removedAt)))
    .orderBy(asc(work.position), asc(work.id))
}

/** What is somebody else's does not exist. */
export async function lockOwnWork(
  tx: Transaction,
  memberId: string,
  workId: string,
): Promise<{ works: WorkRow[]; own: WorkRow }> {
  const works = await lockWorks(tx, memberId)
  const own = works.find(({ id }) => id === workId)
  if (!own) throw new NotFound('There is no such work of yours')
  return { works, own }
}

/** What moderators took down stays out of sight, whichever way its member would show it. */
export function checkNotTakenDown({ wasHidden }: WorkRow): void {
  if (wasHidden !== null) throw new Conflict('Moderators took this work down: it can’t be shown meanwhile')
}
