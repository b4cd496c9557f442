import type { Area } from '#domain/area.ts'
import { appealLetters } from './letters.ts'
import { eraseAppeals, exportAppeals, listFilesOfAppeals } from './own-data.ts'
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
    erasers: { appeals: (tx, { id }) => eraseAppeals(tx, id) },
  },
}
