import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockPost } from './lock-post.ts'
import { authorise } from './permissions.ts'
import { post } from './schema.server.ts'

/** Takes a post out of sight. Its words and its address stay, and it can go out again. */
export async function archivePost(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<void> {
  authorise(actor, 'blog.write')
  const found = await lockPost(tx, postId)
  if (found.state === 'archived') return
  await tx.db
    .update(post)
    .set({ state: 'archived', archivedAt: tx.now, dueAt: null, dueVersion: null, previewUntil: null })
    .where(eq(post.id, postId))
  if (found.state === 'published') await tx.announce({ kind: 'post.shown', postId, tags: found.tags })
}
