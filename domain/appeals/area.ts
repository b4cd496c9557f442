import { type Area, enqueue } from '#domain/area.ts'
import { caseNumberIn } from './decision-ids.ts'
import { appealKeepsCase } from './find-sent.ts'
import { appealLetters } from './letters.ts'
import { eraseAppeals, exportAppeals, hasMoneyAppeal, listFilesOfAppeals } from './own-data.ts'
import { permissions } from './permissions.ts'

/** A change that was asked for may have been due while the appeal waited: whether it is, the case knows. */
const returning = (number: number | undefined) =>
  number === undefined ? [] : [enqueue({ job: 'reports.return', data: { number } })]

export const appeals: Area = {
  permissions,
  reactions: {
    // The terms say how appeals end.
    'appeal.decided': ({ against, decisionId, outcome }) => [
      { dropPages: ['appeals'] },
      ...returning(against === 'case' && outcome === 'upheld' ? caseNumberIn(decisionId) : undefined),
    ],
  },
  letters: appealLetters,
  keepsCase: appealKeepsCase,
  personalData: {
    exportParts: {
      async *appeals({ db, person }) {
        yield { name: 'appeals.json', json: await exportAppeals(db, person.id) }
        for (const { id, name, fileKey } of await listFilesOfAppeals(db, person.id))
          yield { name: `appeal-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
    },
    deletionBlocks: {
      'appeals about money': async (db, memberId) =>
        (await hasMoneyAppeal(db, memberId))
          ? {
              words: 'Your appeal about the money of a deal waits to be decided',
              link: { to: '/my/support/cases', label: 'Reports and appeals' },
              stopsAsking: false,
            }
          : undefined,
    },
    erasers: { appeals: (tx, { id }) => eraseAppeals(tx, id) },
  },
}
