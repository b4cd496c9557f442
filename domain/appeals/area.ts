import type { Area } from '#domain/area.ts'
import { appealLetters } from './letters.ts'
import { eraseAppeals, exportAppeals, hasMoneyAppeal, listFilesOfAppeals } from './own-data.ts'
import { permissions } from './permissions.ts'

export const appeals: Area = {
  permissions,
  reactions: {
    // The terms say how appeals end.
    'appeal.decided': () => [{ dropPages: ['appeals'] }],
  },
  letters: appealLetters,
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
