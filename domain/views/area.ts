import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { removeViewed } from './forget-viewed.ts'
import { exportViewed } from './viewed-queries.ts'
import { computeMediansJob, sweepViewsJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const views: Area = {
  permissions,
  jobs: () => jobsOf(sweepViewsJob, computeMediansJob),
  personalData: {
    exportParts: {
      async *'viewed services'({ db, person }) {
        yield { name: 'viewed-services.json', json: await exportViewed(db, person.id) }
      },
    },
    erasers: { 'viewed services': erasing(removeViewed) },
  },
}
