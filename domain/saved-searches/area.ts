import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { savedSearchLetters } from './letters.ts'
import { forgetSavedSearches } from './forget-saved-searches.ts'
import { exportSavedSearches } from './saved-search-queries.ts'
import { tellNewsJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const savedSearches: Area = {
  permissions,
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
