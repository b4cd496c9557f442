import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { DEALS_TOPIC } from '#domain/deals/index.ts'
import { exportReviews, eraseReviews } from './own-data.ts'
import { followDealJob, revealReviewsJob, tellOfReviewsJob } from './jobs.ts'
import { reviewLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const reviews: Area = {
  permissions,
  reactions: {
    'deal.moved': ({ dealId, to }) =>
      ['completed', 'cancelled'].includes(to)
        ? [enqueue({ job: 'reviews.follow-deal', data: { dealId } })]
        : [],
    'review.written': ({ dealId, revealsAt }) => [
      enqueue({ job: 'reviews.reveal', data: {}, startAt: new Date(revealsAt) }),
      { publish: { topic: DEALS_TOPIC, data: { dealId } } },
    ],
    'reviews.changed': ({ serviceId, memberIds }) => [
      {
        dropPages: [...(serviceId ? [`service:${serviceId}`] : []), ...memberIds.map((id) => `member:${id}`)],
      },
      ...(serviceId ? [{ touch: { kind: 'service' as const, ids: [serviceId] } }] : []),
      { touch: { kind: 'member', ids: memberIds } },
    ],
  },
  letters: reviewLetters,
  jobs: () => jobsOf(followDealJob, revealReviewsJob, tellOfReviewsJob),
  personalData: {
    exportParts: {
      async *reviews({ db, person }) {
        yield { name: 'reviews.json', json: await exportReviews(db, person.id) }
      },
    },
    erasers: { reviews: erasing(eraseReviews) },
  },
}
