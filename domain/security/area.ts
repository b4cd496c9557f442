import { type Area, jobsOf } from '#domain/area.ts'
import { exportEvents } from './export-events.ts'
import { securityEventsSweepJob } from './jobs.ts'
import { signInFigures } from './figures.ts'
import { permissions } from './permissions.ts'

export const security: Area = {
  permissions,
  figures: signInFigures,
  jobs: () => jobsOf(securityEventsSweepJob),
  personalData: {
    exportParts: {
      async *'security events'({ db, person }) {
        yield { name: 'security-events.json', list: exportEvents(db, person.id) }
      },
    },
  },
}
