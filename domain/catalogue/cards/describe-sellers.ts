import { describeMembers, listFindableMembers } from '#domain/accounts/index.ts'
import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import { findReputations, memberQuality } from '#domain/reputation/index.ts'
import { ratedScore } from '../quality/rated-score.ts'

/** People as search finds them: what accounts know of them, with how they stand as sellers. */
export const sellers: DocumentSource = {
  async describe(db, ids) {
    const [facts, reputations] = await Promise.all([describeMembers(db, ids), findReputations(db, ids)])
    return new Map(
      facts.map((one) => {
        const reputation = reputations.get(one.id)
        const [ratingSum, ratingCount] = [reputation?.ratingSum ?? 0, reputation?.ratingCount ?? 0]
        const document: SearchDocument = {
          id: one.id,
          title: `${one.displayName} ${one.username}`,
          labels: [...one.skills, one.headline],
          text: one.about,
          ownerName: '',
          categoryLineIds: [],
          priceMinor: one.rateMinor ?? 0,
          deliveryDays: 0,
          ratingHundredths: ratingCount ? Math.round(ratingSum / ratingCount) : 0,
          ratingCount,
          ratedScore: ratedScore(ratingSum, ratingCount),
          ordersCount: reputation?.completedCount ?? 0,
          level: reputation?.level ?? 'new',
          languages: one.languages,
          isTeam: false,
          ownerId: one.id,
          publishedAt: one.joinedAt,
          quality: memberQuality(reputation),
        }
        return [one.id, document]
      }),
    )
  },
  async list(db, after, most) {
    const some = await listFindableMembers(db, after, most)
    const reputations = await findReputations(
      db,
      some.map(({ id }) => id),
    )
    return some.map(({ id }) => ({ id, quality: memberQuality(reputations.get(id)) }))
  },
}
