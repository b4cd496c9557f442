import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { exportReputation, eraseReputation } from './own-data.ts'
import { refreshReputationJob } from './jobs.ts'

export const reputation: Area = {
  reactions: {
    'level.changed': ({ memberId }) => [{ dropPages: [`member:${memberId}`, `team:${memberId}`] }],
  },
  jobs: () => jobsOf(refreshReputationJob),
  personalData: {
    exportParts: {
      async *standing({ db, person }) {
        yield { name: 'standing.json', json: await exportReputation(db, person.id) }
      },
    },
    erasers: { standing: erasing(eraseReputation) },
  },
}
