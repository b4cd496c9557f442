import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { documentsTakeEffectJob } from './jobs.ts'
import { eraseTyped, exportTyped } from './own-data.ts'
import { permissions } from './permissions.ts'

const dropShown = { dropPages: ['documents'] }

export const documents: Area = {
  permissions,
  reactions: {
    'document.announced': ({ slug, effectiveAt }) => [
      // The log tells of it at once, and on its day the text is another.
      dropShown,
      enqueue({ job: 'documents.take-effect', data: { slug }, startAt: new Date(effectiveAt) }),
    ],
    'document.withdrawn': () => [dropShown],
    'document.took-effect': () => [dropShown],
  },
  jobs: () => jobsOf(documentsTakeEffectJob),
  personalData: {
    exportParts: {
      async *'typed documents'({ db, person }) {
        yield { name: 'typed-documents.json', json: await exportTyped(db, person.id) }
      },
    },
    erasers: { 'typed documents': erasing(eraseTyped) },
  },
}
