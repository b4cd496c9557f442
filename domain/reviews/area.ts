import { type Area, type Consequence, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { exportReviews, eraseReviews } from './own-data.ts'
import { countWithoutOldJob, followDealJob, revealReviewsJob, tellOfReviewsJob } from './jobs.ts'
import { reviewLetters, reviewsPath } from './letters.ts'
import { permissions } from './permissions.ts'

/** Nobody waits for a review of theirs any more. */
const nobodyIsAsked = (dealId: string, askedIds: string[]): Consequence[] =>
  askedIds.map((memberId) => ({ settle: { memberId, links: [reviewsPath(dealId)] } }))

const inRoom = (dealId: string, to: string[]): Consequence => ({
  tell: { to, event: { kind: 'deal', dealId } },
})

export const reviews: Area = {
  permissions,
  reactions: {
    'deal.moved': ({ dealId, to }) =>
      ['completed', 'cancelled'].includes(to)
        ? [enqueue({ job: 'reviews.follow-deal', data: { dealId } })]
        : [],
    'review.written': ({ dealId, revealsAt, partyIds }) => [
      enqueue({ job: 'reviews.reveal', data: {}, startAt: new Date(revealsAt) }),
      inRoom(dealId, partyIds),
    ],
    'reviews.revealed': ({ dealId, partyIds, askedIds }) => [
      inRoom(dealId, partyIds),
      ...nobodyIsAsked(dealId, askedIds),
    ],
    'reviews.voided': ({ dealId, askedIds }) => nobodyIsAsked(dealId, askedIds),
    'review.replied': ({ dealId, partyIds }) => [inRoom(dealId, partyIds)],
    'reviews.changed': ({ serviceId, memberIds, teamId }) => [
      {
        dropPages: [
          ...(serviceId ? [`service:${serviceId}`] : []),
          ...memberIds.map((id) => `member:${id}`),
          ...(teamId ? [`team:${teamId}`] : []),
        ],
      },
      ...(serviceId ? [{ touch: { kind: 'service' as const, ids: [serviceId] } }] : []),
      { touch: { kind: 'member', ids: memberIds } },
      ...(teamId ? [{ touch: { kind: 'team' as const, ids: [teamId] } }] : []),
    ],
  },
  letters: reviewLetters,
  jobs: () => jobsOf(followDealJob, revealReviewsJob, countWithoutOldJob, tellOfReviewsJob),
  personalData: {
    exportParts: {
      async *reviews({ db, person }) {
        yield { name: 'reviews.json', json: await exportReviews(db, person.id) }
      },
    },
    erasers: { reviews: erasing(eraseReviews) },
  },
}
