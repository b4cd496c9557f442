import { type Area, erasing } from '#domain/area.ts'
import { correctionsAreBookedOnce } from './ledger-check.ts'
import { correctionLetters } from './letters.ts'
import { eraseCorrections, exportCorrections } from './own-data.ts'
import { permissions } from './permissions.ts'

export const corrections: Area = {
  permissions,
  letters: correctionLetters,
  ledgerChecks: [correctionsAreBookedOnce],
  personalData: {
    exportParts: {
      async *corrections({ db, person }) {
        yield { name: 'corrections.json', json: await exportCorrections(db, person.id) }
      },
    },
    erasers: { corrections: erasing(eraseCorrections) },
  },
}
