import { type Area, type Consequence, jobsOf } from '#domain/area.ts'
import { anonymiseTickets } from './anonymise-tickets.ts'
import { exportTickets, listFilesOf } from './export-tickets.ts'
import { closeTicketsJob } from './jobs.ts'
import { supportLetters, ticketThing } from './letters.ts'
import { permissions } from './permissions.ts'
import { joinTickets } from './person/join-tickets.ts'
import { countUnreadTickets } from './person/list-tickets.ts'

/** Open pages of whoever asked and of those who answer look again. */
const look = (number: number, memberId: string | null): Consequence => ({
  tell: { to: memberId ? [memberId] : [], isForStaff: true, event: { kind: 'ticket', number } },
})

export const support: Area = {
  permissions,
  reactions: {
    'ticket.opened': ({ number }) => [look(number, null)],
    'ticket.acted': ({ number, memberId, what }) => [
      look(number, memberId),
      // Whoever did something has seen what they were told.
      ...(memberId && what !== 'answered' ? [{ settle: { memberId, thing: ticketThing(number) } }] : []),
    ],
    'member.changed': ({ memberId }) => [
      { write: { about: ['tickets', memberId], work: (tx) => joinTickets(tx, memberId) } },
    ],
  },
  letters: supportLetters,
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
