import { type Area, type Consequence, jobsOf } from '#domain/area.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countCategoriesJob, readEverythingJob, readTextsJob } from './jobs.ts'
import type { WaitingKind } from './schema.server.ts'
import { noteWaiting } from './texts/note-waiting.ts'

export const assistant: Area = {
  reactions: {
    'service.changed': ({ serviceId, categoryIds }) => [
      noting('service', [serviceId]),
      ...(categoryIds.length > 0 ? [noting('category', categoryIds)] : []),
    ],
    'project.changed': ({ projectId }) => [noting('project', [projectId])],
  },
  jobs: () => jobsOf(readTextsJob, countCategoriesJob, readEverythingJob),
}

const noting = (kind: WaitingKind, ids: string[]): Consequence => ({
  write: {
    about: ['text waiting', kind, ...ids],
    work: (tx: Transaction) => noteWaiting(tx, kind, ids),
  },
})
