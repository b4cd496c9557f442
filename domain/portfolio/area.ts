import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { followMerge } from './follow-categories.ts'
import { endLoans } from './lend-work.ts'
import { listPicturesOfWorks } from './list-pictures-of-works.ts'
import { exportWorks, eraseWorks } from './own-data.ts'
import { sweepWorksJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const portfolio: Area = {
  permissions,
  reactions: {
    'works.changed': ({ memberId }) => [{ dropPages: [`works:${memberId}`] }],
    'category.merged': ({ fromIds, intoId }) => [
      { write: { about: ['works', intoId], work: (tx) => followMerge(tx, fromIds, intoId) } },
    ],
    'works.lent': ({ teamId }) => [{ dropPages: [`team:${teamId}`] }],
    'team.happened': ({ teamId, what, aboutId }) => {
      const memberId = what === 'dissolved' ? undefined : (aboutId ?? undefined)
      return what === 'dissolved' || ((what === 'left' || what === 'removed') && memberId)
        ? [
            {
              write: {
                about: ['loans', teamId, memberId ?? ''],
                work: (tx) => endLoans(tx, { teamId, memberId }),
              },
            },
          ]
        : []
    },
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
