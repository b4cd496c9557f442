import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { slugOf } from '#platform/text/slug.ts'
import { claimFreeSlug } from './claim-slug.ts'
import { authorise } from './permissions.ts'
import { postLimits, takenSlugs } from './post-rules.ts'
import { post, postVersion } from './schema.server.ts'

/** A draft with a title, and an address made of it. */
export async function beginPost(
  tx: Transaction,
  actor: Actor,
  { title }: { title: string },
): Promise<string> {
  authorise(actor, 'blog.write')
  const byId = actor.kind === 'member' ? actor.id : null
  const id = randomUUID()
  const slug = await claimFreeSlug(tx, id, addressOf(title))
  const shared = { savedAt: tx.now, body: '', summary: '' }
  await tx.db.insert(post).values({
    ...shared,
    id,
    slug,
    title: '',
    authorId: byId,
    version: 1,
    lastNumber: 1,
    begunAt: tx.now,
  })
  await tx.db.insert(postVersion).values({ ...shared, postId: id, number: 1, kind: 'saved', title, byId })
  return id
}

/** Signs that no address has leave nothing of a title. */
function addressOf(title: string): string {
  const words = slugOf(title)
  return words.length < postLimits.slug.min || takenSlugs.includes(words) ? `post-${words || 'new'}` : words
}
