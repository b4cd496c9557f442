import type { DomainEvent } from '#domain/events.ts'
import { SETTINGS_TOPIC } from '#domain/settings/index.ts'
import type { Enqueued } from '#platform/jobs/job.ts'

/** What follows from an event: jobs to do, a topic to call out to every process, cached pages to drop. */
export type Consequence =
  | { enqueue: Enqueued }
  | { publish: { topic: string; data: unknown } }
  | { dropPages: string[] }

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
  'member.changed': (event) => [{ dropPages: [`member:${event.memberId}`] }],
}
