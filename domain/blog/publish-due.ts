import { and, asc, eq, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockPost } from './lock-post.ts'
import { authorise } from './permissions.ts'
import { post } from './schema.server.ts'
import { showVersion } from './show-version.ts'

/** Posts whose time has come, also while nobody ran. */
export async function listDuePosts(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.state, 'scheduled'), lte(post.dueAt, now)))
    .orderBy(asc(post.dueAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Sends out the version that was chosen for its time. One that was put off meanwhile stays. */
export async function publishDue(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<void> {
  authorise(actor, 'blog.run-clocks')
  const found = await lockPost(tx, postId)
  const { state, dueAt, dueVersion } = found
  if (state !== 'scheduled' || !dueAt || dueVersion === null || dueAt > tx.now) return
  await showVersion(tx, found, dueVersion)
}
