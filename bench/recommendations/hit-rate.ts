import { recommendServices } from '#domain/recommendations/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { HeldBack } from './plant-tastes.ts'

const FIRST = 10

export type HitRate = {
  asked: number
  hits: number
  popular: number
  /** The most of one seller that stood in any row of ten. */
  mostOfOne: number
  medianMs: number
}

type Market = { db: Db; search: Pick<SearchEngine, 'page'>; popularIds: readonly string[] }

/** How often what was held back stands among the first ten, against the ten that most people looked at. */
export async function measureHits(
  { db, search, popularIds }: Market,
  held: readonly HeldBack[],
): Promise<HitRate> {
  const [popular, times]: [Set<string>, number[]] = [new Set(popularIds.slice(0, FIRST)), []]
  let [hits, mostOfOne] = [0, 0]
  for (const { memberId, serviceId } of held) {
    const begunAt = performance.now()
    const found = await recommendServices(
      { db, search, now: new Date(), hidden: new Set(), most: FIRST },
      memberId,
    )
    times.push(performance.now() - begunAt)
    if (found.some(({ card }) => card.id === serviceId)) hits++
    const sellers = Map.groupBy(found, ({ card }) => card.team?.id ?? card.seller.id)
    mostOfOne = Math.max(mostOfOne, ...[...sellers.values()].map(({ length }) => length))
  }
  return {
    asked: held.length,
    hits,
    popular: held.filter(({ serviceId }) => popular.has(serviceId)).length,
    mostOfOne,
    medianMs: times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
  }
}
