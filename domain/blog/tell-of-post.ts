import { eq } from 'drizzle-orm'
import { listAddressees } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from './permissions.ts'
import { post } from './schema.server.ts'

const AT_ONCE = 50

/**
 * Tells the next members of a new post; says whether there may be more. How far it has come is written down with what they
 * were told, so that nobody hears of it twice, however often it is begun again.
 */
export async function tellOfPost(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<{ more: boolean }> {
  authorise(actor, 'blog.run-clocks')
  const [found] = await tx.db.select().from(post).where(eq(post.id, postId)).for('update')
  // Taken back meanwhile: those who come after are not told of it.
  if (!found || found.state !== 'published' || !found.publishedAt || found.toldAt) return { more: false }
  const { slug, title, summary, toldUntil, publishedAt, authorId } = found
  const next = await listAddressees(tx.db, { after: toldUntil, joinedBy: publishedAt, most: AT_ONCE })
  const memberIds = next.map(({ id }) => id).filter((id) => id !== authorId)
  if (memberIds.length > 0) await tx.announce({ kind: 'post.told', postId, memberIds, slug, title, summary })
  const more = next.length === AT_ONCE
  await tx.db
    .update(post)
    .set({ toldUntil: next.at(-1)?.id ?? toldUntil, toldAt: more ? null : tx.now })
    .where(eq(post.id, postId))
  return { more }
}
