import type { Announced } from '#platform/events/events.ts'
import { DEALS_TOPIC } from '#domain/deals/index.ts'
import { type SearchKind, TREE_TOPIC } from '#domain/search/index.ts'
import { SETTINGS_TOPIC } from '#domain/settings/index.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import { sandboxDeliveries } from '#platform/payments/sandbox-deliveries.ts'

/** What follows from an event: jobs to do, a topic to call out to every process, cached pages to drop. */
export type Consequence =
  | { enqueue: Enqueued }
  | { publish: { topic: string; data: unknown } }
  | { dropPages: string[] }
  /** These look different to search, or are gone. */
  | { touch: { kind: SearchKind; ids: string[] } }
  /** So do all services of a seller. */
  | { touchServicesOf: string }
  /** What many documents share has changed: the whole index of a kind is built anew. */
  | { rebuild: SearchKind }

type Reactions = {
  [Kind in Announced['kind']]: (event: Extract<Announced, { kind: Kind }>) => Consequence[]
}

const rebuild = (kind: SearchKind): Consequence => ({ rebuild: kind })
const enqueue = (entry: Enqueued): Consequence => ({ enqueue: entry })

/** Which event causes what: the one table to read when asking 'and then?'. */
export const reactions: Reactions = {
  'settings.changed': (event) => [
    { publish: { topic: SETTINGS_TOPIC, data: { keys: event.keys } } },
    ...event.effectiveAt.map((at) =>
      enqueue({ job: 'settings.take-effect', data: {}, startAt: new Date(at) }),
    ),
    ...(event.feeChangeIds.length > 0
      ? [enqueue({ job: 'notices.tell-of-fees', data: { changeIds: event.feeChangeIds } })]
      : []),
  ],
  'settings.took-effect': () => [{ publish: { topic: SETTINGS_TOPIC, data: {} } }],
  'mail.queued': (event) => [enqueue({ job: 'mail.send', data: { mailId: event.mailId } })],
  'ticket.opened': () => [],
  'privacy.export-asked': (event) => [
    enqueue({ job: 'privacy.make-export', data: { exportId: event.exportId } }),
  ],
  'privacy.files-released': (event) => [enqueue({ job: 'privacy.remove-files', data: { keys: event.keys } })],
  'member.changed': (event) => [
    { dropPages: [`member:${event.memberId}`] },
    enqueue({ job: 'catalogue.follow-seller', data: { memberId: event.memberId } }),
    enqueue({ job: 'projects.follow-owner', data: { memberId: event.memberId } }),
    { touch: { kind: 'member', ids: [event.memberId] } },
    { touchServicesOf: event.memberId },
  ],
  'picture.added': (event) => [enqueue({ job: 'pictures.make', data: { pictureId: event.pictureId } })],
  'picture.made': (event) => [{ dropPages: [`picture:${event.pictureId}`] }],
  'categories.changed': (event) => [
    {
      dropPages: [
        'categories',
        ...event.categoryIds.map((id) => `category:${id}`),
        ...event.aboveIds.map((id) => `below:${id}`),
      ],
    },
    { publish: { topic: TREE_TOPIC, data: {} } },
    // The names of its categories are labels of a service and a project; where it stands in the tree is looked up in the tree itself.
    ...(event.relabels ? (['service', 'project', 'members-project'] as const).map(rebuild) : []),
  ],
  'category.merged': (event) => [
    { dropPages: [...event.fromIds, event.intoId].map((id) => `listed:${id}`) },
    enqueue({ job: 'projects.follow-merge', data: { fromIds: event.fromIds, intoId: event.intoId } }),
  ],
  'service.changed': (event) => [
    {
      dropPages: [
        `service:${event.serviceId}`,
        `sells:${event.sellerId}`,
        ...event.categoryIds.map((id) => `listed:${id}`),
      ],
    },
    { touch: { kind: 'service', ids: [event.serviceId] } },
  ],
  'works.changed': (event) => [{ dropPages: [`works:${event.memberId}`] }],
  'favourite.changed': (event) =>
    event.subject === 'service'
      ? [enqueue({ job: 'catalogue.count-favourites', data: { serviceId: event.subjectId } })]
      : [],
  'money.released': (event) => [
    enqueue({ job: 'ledger.clear', data: {}, startAt: new Date(event.clearsAt) }),
  ],
  'deal.clock-set': (event) => [
    enqueue({ job: 'deals.run-clocks', data: {}, startAt: new Date(event.runsAt) }),
  ],
  'deal.happened': (event) => [
    { publish: { topic: DEALS_TOPIC, data: { dealId: event.dealId } } },
    enqueue({ job: 'deals.tell-parties', data: { dealId: event.dealId, number: event.number } }),
  ],
  'deal.moved': (event) => [
    ...(event.serviceId
      ? [enqueue({ job: 'orders.count-service-deals', data: { serviceId: event.serviceId } })]
      : []),
    ...(['completed', 'cancelled'].includes(event.to)
      ? [enqueue({ job: 'reviews.follow-deal', data: { dealId: event.dealId } })]
      : []),
    enqueue({
      job: 'projects.follow-deal',
      data: { dealId: event.dealId, from: event.from, to: event.to },
    }),
  ],
  'order.ended': (event) =>
    event.state === 'placed' || event.state === 'returned'
      ? [enqueue({ job: 'orders.tell-buyer', data: { orderId: event.orderId } })]
      : [],
  'payment.succeeded': (event) =>
    event.purpose === 'checkout' && event.subjectId
      ? [enqueue({ job: 'orders.finish', data: { orderId: event.subjectId } })]
      : [],
  'payment.ended': (event) =>
    event.purpose === 'checkout' && event.subjectId
      ? [enqueue({ job: 'orders.fail', data: { orderId: event.subjectId } })]
      : [],
  'payment.refund-asked': (event) => [
    enqueue({ job: 'payments.refund', data: { paymentId: event.paymentId } }),
  ],
  'sandbox.chosen': (event) => sandboxDeliveries(event).map(enqueue),
  'payout.moved': () => [],
  'review.written': (event) => [
    enqueue({ job: 'reviews.reveal', data: {}, startAt: new Date(event.revealsAt) }),
    { publish: { topic: DEALS_TOPIC, data: { dealId: event.dealId } } },
    enqueue({ job: 'reviews.tell', data: { dealId: event.dealId, what: 'written' } }),
  ],
  'reviews.revealed': (event) => [
    enqueue({ job: 'reviews.tell', data: { dealId: event.dealId, what: 'revealed' } }),
  ],
  'review.replied': (event) => [
    enqueue({
      job: 'reviews.tell',
      data: { dealId: event.dealId, what: 'replied', reviewId: event.reviewId },
    }),
  ],
  'reviews.changed': (event) => [
    {
      dropPages: [
        ...(event.serviceId ? [`service:${event.serviceId}`] : []),
        ...event.memberIds.map((id) => `member:${id}`),
      ],
    },
    ...(event.serviceId ? [{ touch: { kind: 'service' as const, ids: [event.serviceId] } }] : []),
    { touch: { kind: 'member', ids: event.memberIds } },
  ],
  'project.changed': (event) => [
    { dropPages: [`project:${event.projectId}`, 'projects'] },
    { touch: { kind: 'project', ids: [event.projectId] } },
    { touch: { kind: 'members-project', ids: [event.projectId] } },
  ],
  'project.clock-set': (event) => [
    enqueue({ job: 'projects.run-clocks', data: {}, startAt: new Date(event.runsAt) }),
  ],
  'level.changed': (event) => [{ dropPages: [`member:${event.memberId}`] }],
}
