import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { post, postSlug, postVersion } from '../schema.server.ts'

/** A post by any of its addresses with its newest words. Whoever shows them has looked at the link first. */
export async function findPreview(db: Db, slug: string) {
  const [found] = await db
    .select({ post, latest: postVersion })
    .from(postSlug)
    .innerJoin(post, eq(post.id, postSlug.postId))
    .innerJoin(postVersion, and(eq(postVersion.postId, post.id), eq(postVersion.number, post.version)))
    .where(eq(postSlug.slug, slug))
  return found
}
