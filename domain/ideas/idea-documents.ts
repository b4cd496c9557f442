import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import { isShown } from './lock-idea.ts'
import { idea, ideaKind } from './schema.server.ts'

/** Every idea is as good as another: words decide. */
const QUALITY = 0.5

/** Ideas as search finds them: for members alone, as the board is. */
export const ideaDocuments: DocumentSource = { describe: describeIdeas, list: listShownIdeas }

async function describeIdeas(db: Db, ids: readonly string[]): Promise<Map<string, SearchDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ found: idea, kind: ideaKind.label })
    .from(idea)
    .innerJoin(ideaKind, eq(ideaKind.id, idea.kindId))
    .where(and(isShown, inArray(idea.id, [...ids])))
  return new Map(rows.map(({ found, kind }) => [found.id, documentOf(found, kind)]))
}

const documentOf = (found: typeof idea.$inferSelect, kind: string): SearchDocument => ({
  id: found.id,
  title: found.title,
  labels: [kind],
  text: withoutMarkup(`${found.text}\n${found.answer ?? ''}`),
  ownerName: '',
  categoryLineIds: [],
  priceMinor: 0,
  deliveryDays: 0,
  ratingHundredths: 0,
  ratingCount: 0,
  ratedScore: 0,
  ordersCount: 0,
  level: '',
  languages: [],
  isTeam: false,
  ownerId: found.authorId ?? '',
  publishedAt: found.writtenAt,
  quality: QUALITY,
})

async function listShownIdeas(db: Db, after: string | undefined, most: number) {
  const rows = await db
    .select({ id: idea.id })
    .from(idea)
    .where(and(isShown, after ? gt(idea.id, after) : undefined))
    .orderBy(asc(idea.id))
    .limit(most)
  return rows.map(({ id }) => ({ id, quality: QUALITY }))
}
