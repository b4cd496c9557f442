import type { Area, Consequence } from '#domain/area.ts'
import { sortOpened } from './sort-ticket.ts'

/** Open pages of the desk read a ticket anew. */
const tellDesk = ({ number }: { number: number }): Consequence[] => [
  { tell: { to: [], isForStaff: true, event: { kind: 'desk', number } } },
]

/** What the desk does about what happened: it sorts what comes, and its open pages follow. */
export const deskReactions: NonNullable<Area['reactions']> = {
  'ticket.opened': (event) => [
    {
      write: { about: ['ticket-sorted', String(event.number)], work: (tx) => sortOpened(tx, event.number) },
    },
    ...tellDesk(event),
  ],
  'ticket.answered': tellDesk,
  'ticket.resolved': tellDesk,
  'ticket.reopened': tellDesk,
  'ticket.sorted': tellDesk,
  'ticket.merged': ({ number, into }) => [...tellDesk({ number }), ...tellDesk({ number: into })],
  'ticket.presence': ({ number, memberId, name, does }) => [
    { tell: { to: [], isForStaff: true, event: { kind: 'desk-presence', number, memberId, name, does } } },
  ],
}
