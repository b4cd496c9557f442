import { and, asc, eq, gt } from 'drizzle-orm'
import { findFaces } from '#domain/accounts/index.ts'
import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import { post } from './schema.server.ts'

const isOut = eq(post.state, 'published')
/** Places for figures, and the signs round callouts: nobody looks for them. */
const SIGNS = /\{\{[\w.]+\}\}|^:::.*$/gm

/** Posts for search: what is out, and nothing of what is being written. */
export const postDocuments: DocumentSource = {
  describe: describePosts,
  list: async (db, after, most) => {
    const rows = await db
      .select({ id: post.id })
      .from(post)
      .where(and(isOut, after === undefined ? undefined : gt(post.id, after)))
      .orderBy(asc(post.id))
      .limit(most)
    return rows.map(({ id }) => ({ id, quality: 1 }))
  },
  listAllOf: async (db, memberId) => {
    const rows = await db.select({ id: post.id }).from(post).where(eq(post.authorId, memberId))
    return rows.map(({ id }) => id)
  },
}

async function describePosts(db: Db, ids: readonly string[]): Promise<Map<string, SearchDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(post)
    .where(and(isOut, oneOf(post.id, ids)))
  const faces = await findFaces(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return new Map(
    rows.map(({ id, title, tags, summary, body, authorId, publishedAt, begunAt }) => [
      id,
      {
        id,
        title,
        labels: tags,
        text: withoutMarkup(`${summary}\n${body}`.replace(SIGNS, ' ')),
        ownerName: faces.get(authorId ?? '')?.displayName ?? '',
        categoryLineIds: [],
        priceMinor: 0,
        deliveryDays: 0,
        ratingHundredths: 0,
        ratingCount: 0,
        ratedScore: 0,
        ordersCount: 0,
        level: '',
        languages: ['en'],
        isTeam: false,
        ownerId: '',
        publishedAt: publishedAt ?? begunAt,
        quality: 1,
      },
    ]),
  )
}
