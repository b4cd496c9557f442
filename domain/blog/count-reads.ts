import { lt, sql } from 'drizzle-orm'
import { countVisitors, dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { postCounted, postDay } from './schema.server.ts'

/** A post opened by one visitor. */
export type PostRead = {
  postId: string
  /** Who it was, as the day knows them: hashed before it is written anywhere. */
  visitor: string
  at: Date
}

export const keyOfRead = ({ postId, visitor, at }: PostRead): string => `${dayOf(at)} ${postId} ${visitor}`

/** Counts a batch: a visitor once a day, and only posts that are out. */
export async function countReads(tx: Transaction, reads: readonly PostRead[]): Promise<void> {
  const fresh = await countVisitors(
    tx,
    {
      table: postCounted,
      thing: postCounted.postId,
      isThere: (id) => sql`exists (select from post where post.id = ${id} and post.state = 'published')`,
    },
    reads.map(({ postId, ...read }) => ({ ...read, thing: postId, kind: 'read' })),
  )
  await addReads(
    tx,
    fresh.map(({ thing, day, visitors }) => ({ postId: thing, day, reads: visitors })),
  )
}

export type ReadsOfDay = { postId: string; day: string; reads: number }

/** Adds to what was counted on these days. */
export async function addReads(tx: Pick<Transaction, 'db'>, days: readonly ReadsOfDay[]): Promise<void> {
  if (days.length === 0) return
  const rows = days.toSorted((one, other) => (one.postId + one.day < other.postId + other.day ? -1 : 1))
  await tx.db
    .insert(postDay)
    .values(rows)
    .onConflictDoUpdate({
      target: [postDay.postId, postDay.day],
      set: { reads: sql`${postDay.reads} + excluded.reads` },
    })
}

/** The longest that anybody looks back. */
const READS_DAYS = 800

/** Who was counted is forgotten with the day. */
export async function sweepReads(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, postCounted, lt(postCounted.day, dayOf(now)))
  await deleteInPortions(db, postDay, lt(postDay.day, dayOf(addDays(now, -READS_DAYS))))
}
