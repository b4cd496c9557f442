import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { exportStanding, eraseStanding } from './own-data.ts'
import { refreshStandingJob } from './jobs.ts'

export const standing: Area = {
  reactions: {
    'level.changed': ({ memberId }) => [{ dropPages: [`member:${memberId}`] }],
  },
  jobs: () => jobsOf(refreshStandingJob),
  personalData: {
    exportParts: {
      async *standing({ db, person }) {
        yield { name: 'standing.json', json: await exportStanding(db, person.id) }
      },
    },
    erasers: { standing: erasing(eraseStanding) },
  },
}
