import { and, count, desc, isNotNull } from 'drizzle-orm'
import { listTree } from '#domain/categories/index.ts'
import { findReputations, memberQuality } from '#domain/reputation/index.ts'
import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import { describeTeams, listFindableTeams, marksOfTeam } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { ratedScore } from '../quality/rated-score.ts'
import { service } from '../schema.server.ts'
import { isOnShow } from './list-cards.ts'

/** Teams as search finds them: what they say of themselves, where most of their services stand, and how they stand as sellers. */
export const sellingTeams: DocumentSource = {
  async describe(db, ids) {
    const [facts, reputations, placed, tree] = await Promise.all([
      describeTeams(db, ids),
      findReputations(db, ids),
      findMainCategories(db, ids),
      listTree(db),
    ])
    const categories = new Map(tree.map((one) => [one.id, one]))
    return new Map(
      [...facts.values()].map((team) => {
        const reputation = reputations.get(team.id)
        const [ratingSum, ratingCount] = [reputation?.ratingSum ?? 0, reputation?.ratingCount ?? 0]
        const lineIds = categories.get(placed.get(team.id) ?? '')?.lineIds ?? []
        const document: SearchDocument = {
          id: team.id,
          title: team.name,
          labels: [
            ...team.skills,
            team.headline,
            ...lineIds.flatMap((id) => categories.get(id)?.title ?? []),
          ],
          marks: marksOfTeam(team),
          text: team.about,
          ownerName: '',
          categoryLineIds: lineIds,
          priceMinor: 0,
          deliveryDays: 0,
          ratingHundredths: ratingCount ? Math.round(ratingSum / ratingCount) : 0,
          ratingCount,
          ratedScore: ratedScore(ratingSum, ratingCount),
          ordersCount: reputation?.completedCount ?? 0,
          level: reputation?.level ?? 'new',
          languages: team.languages,
          isTeam: true,
          ownerId: team.ownerId,
          publishedAt: team.startedAt,
          quality: memberQuality(reputation),
        }
        return [team.id, document]
      }),
    )
  },
  async list(db, after, most) {
    const ids = await listFindableTeams(db, after, most)
    const reputations = await findReputations(db, ids)
    return ids.map((id) => ({ id, quality: memberQuality(reputations.get(id)) }))
  },
}

/** The category in which each team offers most. */
async function findMainCategories(db: Db, teamIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ teamId: service.teamId, categoryId: service.categoryId })
    .from(service)
    .where(and(oneOf(service.teamId, teamIds), isNotNull(service.categoryId), isOnShow))
    .groupBy(service.teamId, service.categoryId)
    .orderBy(desc(count()), service.categoryId)
  // The first of each is its commonest: later ones do not take its place.
  return new Map(rows.toReversed().map(({ teamId, categoryId }) => [teamId ?? '', categoryId ?? '']))
}
