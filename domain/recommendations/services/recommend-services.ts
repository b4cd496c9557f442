import { listCards, listPlaces, type ServiceCard, type ServicePlace } from '#domain/catalogue/index.ts'
import { findTree, leavesOf, shownTree, type TreeNode } from '#domain/categories/index.ts'
import { firstOfEach, type SearchEngine } from '#domain/search/index.ts'
import { listOwnTeams } from '#domain/teams/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { findLearningChoice } from '../learning-sources.ts'
import { SERVICES_SHOWN } from '../recommendation-rules.ts'
import { findSentAway, type SentAway } from '../send-away.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { readTaste, type Taste } from './read-taste.ts'
import type { ServiceReason } from './reason.ts'

export type RecommendedService = {
  card: ServiceCard
  reason: ServiceReason
  categoryId: string | null
  /** It was just kept, here or among others that are shown. */
  isKept: boolean
  /** It was just sent away, and stands where it stood so that this can be undone. */
  isGone: boolean
  /** And with it everything by the same seller, or of the same category. */
  isSellerGone: boolean
  isCategoryGone: boolean
}

export type Looks = {
  db: Db
  search: Pick<SearchEngine, 'page'>
  now: Date
  /** Whose things the member does not see, and who do not see theirs. */
  hidden: ReadonlySet<string>
  most?: number
  /** What was just sent away. */
  gone?: string | undefined
}

/** Services for a member, the best first, each with why. Worked out from what rounds have learned, read by key. */
export async function recommendServices(looks: Looks, memberId: string): Promise<RecommendedService[]> {
  const { db, now, most = SERVICES_SHOWN, gone } = looks
  const [choice, taste, away, teams, tree] = await Promise.all([
    findLearningChoice(db, memberId),
    readTaste(db, memberId, now),
    findSentAway(db, memberId),
    listOwnTeams(db, memberId),
    findTree(db),
  ])
  const all = shownTree(tree)
  const [categories, tops] = [namesOf(leavesOf(all)), namesOf(all)]
  const justKept = listJustKept(taste, now)
  const known = taste.filter(({ serviceId }) => !justKept.has(serviceId))
  const candidates = await gatherCandidates({ ...looks, choice, taste: known, categories, tops })
  const places = await listPlaces(db, [...candidates.keys()])
  const own = new Set([memberId, ...teams.map(({ team }) => team.id)])
  const shown = isShownTo({ own, known, away, hidden: looks.hidden, gone })
  const ranked = [...candidates]
    .flatMap(([id, { score, reason }]) => {
      const place = places.get(id)
      return place && shown(place) ? [{ ...place, score, reason }] : []
    })
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  const chosen = firstOfEach(ranked, most, ({ teamId, sellerId }) => teamId ?? sellerId)
  const ids = chosen.map(({ id }) => id)
  const cards = new Map((await listCards(db, ids)).map((card) => [card.id, card]))
  return chosen.flatMap(({ id, reason, categoryId }) => {
    const card = cards.get(id)
    return card
      ? [
          {
            card,
            reason,
            categoryId,
            isKept: justKept.has(id),
            isGone: id === gone,
            isSellerGone: away.member.has(card.seller.id) || away.team.has(card.team?.id ?? ''),
            isCategoryGone: away.category.has(categoryId ?? ''),
          },
        ]
      : []
  })
}

const namesOf = (some: readonly TreeNode[]) => new Map(some.map(({ id, title }) => [id, title]))

/** What is kept from a list counts a while later: until then the list stays as it is, and nothing goes from under the finger that pressed its heart. */
const STAYS_MS = HOUR_MS / 6

function listJustKept(taste: readonly Taste[], now: Date): Set<string> {
  const since = now.getTime() - STAYS_MS
  return new Set(
    taste.flatMap(({ serviceId, isOnlyKept, at }) => (isOnlyKept && at.getTime() > since ? serviceId : [])),
  )
}

type Bounds = {
  /** The member and their teams. */
  own: ReadonlySet<string>
  known: readonly Taste[]
  away: SentAway
  hidden: ReadonlySet<string>
  gone: string | undefined
}

/** Never one’s own, what one knows already, what was sent away, or of somebody whom one does not see. */
function isShownTo({ own, known, away, hidden, gone }: Bounds) {
  const knownIds = new Set(known.map(({ serviceId }) => serviceId))
  return ({ id, sellerId, teamId, categoryId }: ServicePlace): boolean => {
    if (own.has(sellerId) || own.has(teamId ?? '') || hidden.has(sellerId) || knownIds.has(id)) return false
    if (id === gone) return true
    return !(
      away.service.has(id) ||
      away.member.has(sellerId) ||
      away.team.has(teamId ?? '') ||
      away.category.has(categoryId ?? '')
    )
  }
}
