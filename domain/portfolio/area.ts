import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { listPicturesOfWorks } from './list-pictures-of-works.ts'
import { exportWorks, eraseWorks } from './own-data.ts'
import { sweepWorksJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const portfolio: Area = {
  permissions,
  reactions: {
    'works.changed': ({ memberId }) => [{ dropPages: [`works:${memberId}`] }],
  },
  jobs: () => jobsOf(sweepWorksJob),
  personalData: {
    exportParts: {
      async *portfolio({ db, person }) {
        yield { name: 'portfolio.json', json: await exportWorks(db, person.id) }
      },
    },
    erasers: { portfolio: erasing(eraseWorks) },
  },
  findShownPictures: listPicturesOfWorks,
}
