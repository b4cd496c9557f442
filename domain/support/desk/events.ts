import type { PresenceSign } from './desk-rules.ts'

/** Somebody of the desk wrote to the person. `by` is who. */
export type TicketAnswered = { kind: 'ticket.answered'; number: number; entry: number; by: string }
export type TicketResolved = { kind: 'ticket.resolved'; number: number; by: string }
export type TicketReopened = { kind: 'ticket.reopened'; number: number; by: string }
export type TicketMerged = { kind: 'ticket.merged'; number: number; into: number }

/** What only the desk is told of: a note, who handles it, how urgent it is. */
export type TicketSorted = { kind: 'ticket.sorted'; number: number }

/** Who else looks at a ticket or writes to it: told, not kept. */
export type TicketPresence = {
  kind: 'ticket.presence'
  number: number
  memberId: string
  name: string
  does: PresenceSign
}

declare module '#platform/realtime/live-events.ts' {
  interface LiveEvents {
    /** Something of a ticket changed: pages of the desk that show it read it anew. */
    desk: { kind: 'desk'; number: number }
    deskPresence: {
      kind: 'desk-presence'
      number: number
      memberId: string
      name: string
      does: PresenceSign
    }
  }
}

declare module '#platform/events/events.ts' {
  interface Events {
    supportDesk:
      | TicketAnswered
      | TicketResolved
      | TicketReopened
      | TicketMerged
      | TicketSorted
      | TicketPresence
  }
}
