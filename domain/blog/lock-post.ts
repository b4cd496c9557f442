import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { post, postVersion } from './schema.server.ts'

export type PostRow = typeof post.$inferSelect
export type VersionRow = typeof postVersion.$inferSelect

/** Whoever writes in a post waits for whoever writes in it just now. */
export async function lockPost(tx: Transaction, postId: string): Promise<PostRow> {
  const [found] = await tx.db.select().from(post).where(eq(post.id, postId)).for('update')
  if (!found) throw new NotFound('There is no such post')
  return found
}

export async function expectVersion(tx: Transaction, postId: string, number: number): Promise<VersionRow> {
  const [found] = await tx.db
    .select()
    .from(postVersion)
    .where(and(eq(postVersion.postId, postId), eq(postVersion.number, number)))
  if (!found) throw new NotFound('There is no such version')
  return found
}
