import type { Area, Consequence } from '#domain/area.ts'
import { ticketThing } from './letters.ts'
import { joinTickets } from './person/join-tickets.ts'
import { startClock } from './start-clock.ts'

type Ticket = { number: number }

/** Open pages of the desk read a ticket anew. */
const tellDesk = ({ number }: Ticket): Consequence[] => [
  { tell: { to: [], isForStaff: true, event: { kind: 'desk', number } } },
]

/** What waits for the desk waits by the working hours of the day. */
const keepClock = ({ number }: Ticket): Consequence => ({
  write: {
    about: ['clock of ticket', String(number)],
    work: (tx, { settings }) => startClock(tx, number, settings),
  },
})

/** What follows from what happens to a ticket: a clock, and open pages of both sides that look again. */
export const reactions: NonNullable<Area['reactions']> = {
  'ticket.opened': (event) => [keepClock(event), ...tellDesk(event)],
  'ticket.acted': ({ number, memberId, what }) => [
    ...(what === 'written' || what === 'reopened' ? [keepClock({ number })] : []),
    ...tellDesk({ number }),
    ...(memberId ? [{ tell: { to: [memberId], event: { kind: 'ticket', number } } } as const] : []),
    // Whoever did something has seen what they were told.
    ...(memberId && what !== 'answered' ? [{ settle: { memberId, thing: ticketThing(number) } }] : []),
  ],
  'ticket.answered': tellDesk,
  'ticket.resolved': tellDesk,
  'ticket.reopened': tellDesk,
  'ticket.sorted': tellDesk,
  'ticket.merged': ({ number, into }) => [...tellDesk({ number }), ...tellDesk({ number: into })],
  'ticket.presence': ({ number, memberId, name, does }) => [
    { tell: { to: [], isForStaff: true, event: { kind: 'desk-presence', number, memberId, name, does } } },
  ],
  'member.changed': ({ memberId }) => [
    { write: { about: ['tickets', memberId], work: (tx) => joinTickets(tx, memberId) } },
  ],
}
