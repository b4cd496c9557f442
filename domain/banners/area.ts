import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { sweepBannersJob } from './jobs.ts'
import { listShownPictures } from './list-shown-pictures.ts'
import { exportClosed, forgetClosed } from './own-data.ts'
import { permissions } from './permissions.ts'
import { reactions } from './reactions.ts'

export const banners: Area = {
  permissions,
  reactions,
  jobs: () => jobsOf(sweepBannersJob),
  findShownPictures: listShownPictures,
  personalData: {
    exportParts: {
      async *'closed banners'({ db, person }) {
        yield { name: 'closed-banners.json', json: await exportClosed(db, person.id) }
      },
    },
    erasers: { 'closed banners': erasing(forgetClosed) },
  },
}
