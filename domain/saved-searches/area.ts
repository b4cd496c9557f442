import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { followAddresses, followMerge } from './follow-categories.ts'
import { savedSearchLetters } from './letters.ts'
import { forgetSavedSearches } from './forget-saved-searches.ts'
import { exportSavedSearches } from './saved-search-queries.ts'
import { tellNewsJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const savedSearches: Area = {
  permissions,
  reactions: {
    'category.merged': ({ fromIds, intoId }) => [
      { write: { about: ['saved searches', intoId], work: (tx) => followMerge(tx, fromIds, intoId) } },
    ],
    'categories.changed': ({ categoryIds }) => [
      {
        write: { about: ['saved searches', ...categoryIds], work: (tx) => followAddresses(tx, categoryIds) },
      },
    ],
  },
  letters: savedSearchLetters,
  jobs: () => jobsOf(tellNewsJob),
  personalData: {
    exportParts: {
      async *'saved searches'({ db, person }) {
        yield { name: 'saved-searches.json', json: await exportSavedSearches(db, person.id) }
      },
    },
    erasers: { 'saved searches': erasing(forgetSavedSearches) },
  },
}
