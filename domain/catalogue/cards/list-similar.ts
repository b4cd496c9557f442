import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { cardColumns, type CardRow, isOnShow } from './list-cards.ts'
import { service, serviceFigures, serviceVersion } from '../schema.server.ts'

const SIMILAR_MOST = 6
/** How many of the best are looked at for shared tags. */
const LOOKED_AT = 24

type LookAlike = {
  id: string
  sellerId: string
  /** From the top category down to its own. */
  lineIds: readonly string[]
  tags: readonly string[]
  /** Whose services whoever looks does not see. */
  hidden: ReadonlySet<string>
}

/** Other people's services of the same category, the best first, those that share tags before the rest. */
export async function listSimilar(
  db: Db,
  search: Pick<SearchEngine, 'page'>,
  like: LookAlike,
): Promise<CardRow[]> {
  const [top, own] = [like.lineIds[0], like.lineIds.at(-1)]
  if (!top || !own) return []
  const near = await findIds(search, own)
  const wider = near.length <= SIMILAR_MOST && top !== own ? await findIds(search, top) : []
  const ids = [...new Set([...near, ...wider])].filter((id) => id !== like.id)
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...cardColumns, tags: sql<string[]>`${serviceVersion.content}->'tags'` })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(and(inArray(service.id, ids), isOnShow))
  const place = new Map(ids.map((id, index) => [id, index]))
  const isNear = new Set(near)
  const wanted = new Set(like.tags.map((tag) => tag.toLowerCase()))
  return rows
    .filter(({ sellerId }) => sellerId !== like.sellerId && !like.hidden.has(sellerId))
    .map(({ tags, ...row }) => ({
      row,
      rank: [
        isNear.has(row.id) ? 0 : 1,
        -tags.filter((tag) => wanted.has(tag.toLowerCase())).length,
        place.get(row.id) ?? ids.length,
      ],
    }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .slice(0, SIMILAR_MOST)
    .map(({ row }) => row)
}

async function findIds(search: Pick<SearchEngine, 'page'>, categoryId: string): Promise<string[]> {
  const { found } = await search.page(
    { words: '', filters: { kind: 'service', categoryId }, sort: 'relevance' },
    { offset: 0, most: LOOKED_AT },
  )
  return found.map(({ id }) => id)
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((figure, index) => figure - (other[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
