import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { forgetUnprovedJob, returnCaseJob } from './jobs.ts'
import { reportLetters } from './letters.ts'
import { eraseReports, exportReports, listKeptPictures, listPicturesSentBy } from './own-data.ts'
import { permissions } from './permissions.ts'
import { restoreCaseOfBan } from './restore-thing.ts'

export const reports: Area = {
  permissions,
  reactions: {
    'report.decided': ({ number, changeBy }) =>
      changeBy ? [enqueue({ job: 'reports.return', data: { number }, startAt: changeBy })] : [],
    'report.return-planned': ({ number, at }) => [
      enqueue({ job: 'reports.return', data: { number }, startAt: at }),
    ],
    // A ban that ends in its time was right all along.
    'member.ban-lifted': ({ memberId, bannedAt, byId, reason, isByTime }) =>
      isByTime
        ? []
        : [
            {
              write: {
                about: ['case of a ban', memberId],
                work: (tx) => restoreCaseOfBan(tx, { memberId, bannedAt, byId, words: reason }),
              },
            },
          ],
  },
  letters: reportLetters,
  jobs: ({ keepsCase }) => jobsOf(forgetUnprovedJob, returnCaseJob(keepsCase)),
  findShownPictures: listKeptPictures,
  personalData: {
    exportParts: {
      async *reports({ db, person }) {
        yield { name: 'reports.json', json: await exportReports(db, person.id) }
        for (const { id, name, fileKey } of await listPicturesSentBy(db, person.id))
          yield { name: `report-pictures/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
    },
    erasers: {
      reports: (tx, { id, verifiedEmail }) => eraseReports(tx, { id, verifiedEmail: verifiedEmail ?? null }),
    },
  },
}
