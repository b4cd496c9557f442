import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { exportBriefs } from './brief-queries.ts'
import { sweepCarriedJob } from './jobs.ts'
import { permissions } from './permissions.ts'
import { forgetBriefs } from './remove-brief.ts'

export const briefs: Area = {
  permissions,
  jobs: () => jobsOf(sweepCarriedJob),
  personalData: {
    exportParts: {
      async *briefs({ db, person }) {
        yield { name: 'briefs.json', json: await exportBriefs(db, person.id) }
      },
    },
    erasers: { briefs: erasing(forgetBriefs) },
  },
}
