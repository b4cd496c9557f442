import { type Area, jobsOf } from '#domain/area.ts'
import { anonymiseTickets } from './anonymise-tickets.ts'
import { deskLetters } from './desk/letters.ts'
import { permissions as deskPermissions } from './desk/permissions.ts'
import { exportTickets, listFilesOf } from './export-tickets.ts'
import { closeTicketsJob } from './jobs.ts'
import { supportLetters } from './letters.ts'
import { permissions } from './permissions.ts'
import { countUnreadTickets } from './person/list-tickets.ts'
import { reactions } from './reactions.ts'

export const support: Area = {
  permissions: { ...permissions, ...deskPermissions },
  reactions,
  letters: { ...supportLetters, ...deskLetters },
  countUnread: countUnreadTickets,
  jobs: () => jobsOf(closeTicketsJob),
  personalData: {
    exportParts: {
      async *tickets({ db, person }) {
        yield { name: 'tickets.json', list: exportTickets(db, person) }
        for (const { id, name, fileKey } of await listFilesOf(db, person))
          yield { name: `ticket-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
    },
    erasers: { tickets: (tx, person) => anonymiseTickets(tx, person) },
  },
}
