import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { LearningChoice } from '../learning-sources.ts'
import { CATEGORIES_MOST, CATEGORY_LOOKED_AT, serviceWeights } from '../recommendation-rules.ts'
import { listPlaces } from '#domain/catalogue/index.ts'
import { readNeighbours } from './read-neighbours.ts'
import type { Taste } from './read-taste.ts'
import type { ServiceReason } from './reason.ts'

type Candidate = { score: number; reason: ServiceReason; best: number }
type Candidates = Map<string, Candidate>

type Given = {
  db: Db
  search: Pick<SearchEngine, 'page'>
  choice: LearningChoice
  taste: readonly Taste[]
  /** The names of those where services hang, and of those at the top. */
  categories: ReadonlyMap<string, string>
  tops: ReadonlyMap<string, string>
  hidden: ReadonlySet<string>
}

/** Everything that could be shown, with what speaks for it; the reason is whatever adds most. */
export async function gatherCandidates(given: Given): Promise<Candidates> {
  const candidates: Candidates = new Map()
  if (given.choice.fromOthers) await addNeighbours(candidates, given)
  await addCategories(candidates, given)
  return candidates
}

function add(candidates: Candidates, id: string, score: number, reason: ServiceReason): void {
  const known = candidates.get(id)
  if (!known) candidates.set(id, { score, reason, best: score })
  else {
    known.score += score
    if (score > known.best) [known.best, known.reason] = [score, reason]
  }
}

/** What people with the same interests also looked at, kept and ordered. */
async function addNeighbours(candidates: Candidates, { db, taste }: Given): Promise<void> {
  const neighbours = await readNeighbours(
    db,
    taste.map(({ serviceId }) => serviceId),
  )
  const ids = new Set([...neighbours.values()].flat().map(({ otherId }) => otherId))
  const places = await listPlaces(db, [...ids])
  for (const one of taste) {
    for (const { otherId, score, people, did } of neighbours.get(one.serviceId) ?? []) {
      const place = places.get(otherId)
      if (!place) continue
      const completes = one.how === 'ordered' && did === 'ordered' && place.categoryId !== one.categoryId
      const weight = completes ? serviceWeights.completes : serviceWeights.others
      const seed = { id: one.serviceId, title: one.title, how: one.how }
      add(candidates, otherId, weight * one.weight * score, { kind: 'others', seed, people, did, completes })
    }
  }
}

/** Where nothing is known of somebody, so many of each kind of work. */
const BEST_OF_EACH = 2

type Wanted = { categoryId: string; weight: number; reason: ServiceReason }

/** The best of the categories that somebody is interested in; of all there are, where nothing is known of them. */
async function addCategories(candidates: Candidates, given: Given): Promise<void> {
  const { search, hidden } = given
  const wanted = wantedCategories(given)
  const found = await Promise.all(
    wanted.map(({ categoryId }) =>
      search.page(
        {
          words: '',
          varied: true,
          filters: { kind: 'service', categoryId, withoutOwners: [...hidden] },
          sort: 'relevance',
        },
        { offset: 0, most: CATEGORY_LOOKED_AT },
      ),
    ),
  )
  found.forEach((page, index) => {
    const one = wanted[index]
    if (!one) return
    page.found.forEach(({ id, why }, place) => {
      if (one.reason.kind === 'best' && place >= BEST_OF_EACH) return
      add(candidates, id, (serviceWeights.category * one.weight * why.quality) / (1 + place / 10), one.reason)
    })
  })
}

function wantedCategories({ taste, choice, categories, tops }: Given): Wanted[] {
  const named = (categoryId: string) => categories.get(categoryId) ?? tops.get(categoryId)
  const byCategory = Map.groupBy(
    taste.filter(({ categoryId }) => categoryId && named(categoryId)),
    ({ categoryId }) => categoryId ?? '',
  )
  const liked = [...byCategory].map(([categoryId, ones]): Wanted => {
    const how = ones[0]?.how ?? 'viewed'
    const category = named(categoryId) ?? ''
    const count = ones.filter((one) => one.how === how).length
    const weight = ones.reduce((sum, one) => sum + one.weight, 0)
    return { categoryId, weight, reason: { kind: 'category', category, categoryId, how, count } }
  })
  const chosen = choice.interests.flatMap((categoryId): Wanted[] => {
    const category = named(categoryId)
    return category ? [{ categoryId, weight: 1, reason: { kind: 'interest', category, categoryId } }] : []
  })
  const known = [
    ...liked.toSorted((one, other) => other.weight - one.weight).slice(0, CATEGORIES_MOST),
    ...chosen,
  ]
  if (known.length > 0) return known
  return [...tops].map(([categoryId, category]) => ({
    categoryId,
    weight: 1,
    reason: { kind: 'best', category, categoryId },
  }))
}
