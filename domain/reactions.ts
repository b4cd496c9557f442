import type { DomainEvent } from '#domain/events.ts'
import { type SearchKind, TREE_TOPIC } from '#domain/search/index.ts'
import { SETTINGS_TOPIC } from '#domain/settings/index.ts'
import type { Enqueued } from '#platform/jobs/job.ts'

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
  [Kind in DomainEvent['kind']]: (event: Extract<DomainEvent, { kind: Kind }>) => Consequence[]
}

/** Which event causes what: the one table to read when asking 'and then?'. */
export const reactions: Reactions = {
  'settings.changed': (event) => [
    { publish: { topic: SETTINGS_TOPIC, data: { keys: event.keys } } },
    ...event.effectiveAt.map((at) => ({
      enqueue: { job: 'settings.take-effect', data: {}, startAt: new Date(at) },
    })),
  ],
  'settings.took-effect': () => [{ publish: { topic: SETTINGS_TOPIC, data: {} } }],
  'mail.queued': (event) => [{ enqueue: { job: 'mail.send', data: { mailId: event.mailId } } }],
  'ticket.opened': () => [],
  'privacy.export-asked': (event) => [
    { enqueue: { job: 'privacy.make-export', data: { exportId: event.exportId } } },
  ],
  'privacy.files-released': (event) => [
    { enqueue: { job: 'privacy.remove-files', data: { keys: event.keys } } },
  ],
  'member.changed': (event) => [
    { dropPages: [`member:${event.memberId}`] },
    { enqueue: { job: 'catalogue.follow-seller', data: { memberId: event.memberId } } },
    { touch: { kind: 'member', ids: [event.memberId] } },
    { touchServicesOf: event.memberId },
  ],
  'picture.added': (event) => [{ enqueue: { job: 'pictures.make', data: { pictureId: event.pictureId } } }],
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
    // The names of its categories are labels of a service; where it stands in the tree is looked up in the tree itself.
    ...(event.relabels ? [{ rebuild: 'service' as const }] : []),
  ],
  'category.merged': (event) => [{ dropPages: [...event.fromIds, event.intoId].map((id) => `listed:${id}`) }],
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
      ? [{ enqueue: { job: 'catalogue.count-favourites', data: { serviceId: event.subjectId } } }]
      : [],
  'level.changed': (event) => [{ dropPages: [`member:${event.memberId}`] }],
}
