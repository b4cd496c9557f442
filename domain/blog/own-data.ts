import { eq, sql } from 'drizzle-orm'
import { keepPicturesOfNobody } from '#domain/pictures/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { post, postEditor, postVersion } from './schema.server.ts'

/** What a member wrote in the blog, for their export. */
export async function exportPosts(db: Db, memberId: string) {
  const { title, summary, body, tags, savedAt, number } = postVersion
  return db
    .select({ address: post.slug, version: number, title, summary, body, tags, savedAt })
    .from(postVersion)
    .innerJoin(post, eq(post.id, postVersion.postId))
    .where(eq(postVersion.byId, memberId))
    .orderBy(post.slug, number)
}

/** The posts are the marketplace's word and stay; who wrote them is forgotten. */
export async function forgetWriter(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.update(post).set({ authorId: null }).where(eq(post.authorId, memberId))
  await tx.db.update(postVersion).set({ byId: null }).where(eq(postVersion.byId, memberId))
  await tx.db.delete(postEditor).where(eq(postEditor.memberId, memberId))
  await keepPicturesOfNobody(tx, memberId, await listPicturesOfPosts(tx.db))
}

/** Every picture that a version of a post shows, whoever sent it. */
export async function listPicturesOfPosts(db: DrizzleTransaction): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sql<string>`unnest(${postVersion.pictureIds})` })
    .from(postVersion)
    .where(sql`cardinality(${postVersion.pictureIds}) > 0`)
  return rows.map(({ id }) => id)
}
