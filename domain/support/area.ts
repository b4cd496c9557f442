import { namesOfNobody } from '#domain/accounts/index.ts'
import type { Area } from '#domain/area.ts'
import { anonymiseTickets } from './anonymise-tickets.ts'
import { supportLetters } from './letters.ts'
import { deskLetters } from './desk/letters.ts'
import { permissions as deskPermissions } from './desk/permissions.ts'
import { deskReactions } from './desk/reactions.ts'
import { exportTickets } from './export-tickets.ts'
import { permissions } from './permissions.ts'

export const support: Area = {
  permissions: { ...permissions, ...deskPermissions },
  reactions: deskReactions,
  letters: { ...supportLetters, ...deskLetters },
  personalData: {
    exportParts: {
      async *tickets({ db, person }) {
        if (person.verifiedEmail)
          yield { name: 'tickets.json', json: await exportTickets(db, person.verifiedEmail) }
      },
    },
    erasers: {
      async tickets(tx, { id, verifiedEmail }) {
        const { displayName: name, email } = namesOfNobody(id)
        if (verifiedEmail) await anonymiseTickets(tx, verifiedEmail, { name, email })
        return []
      },
    },
  },
}
