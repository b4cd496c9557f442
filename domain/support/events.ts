import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** It is on the desk: a member asked, or a visitor proved the address. */
export type TicketOpened = { kind: 'ticket.opened'; number: number }

/** A visitor is sent the link by which a ticket is followed; the first one proves the address. */
export type TicketLinkAsked = {
  kind: 'ticket.link-asked'
  number: number
  email: string
  brand: string
  key: LetterSecret
  isProved: boolean
}

/** The person did something, time did it for them, or the desk answered them. Null where it is a visitor's. */
export type TicketActed = {
  kind: 'ticket.acted'
  number: number
  memberId: string | null
  what: 'written' | 'resolved' | 'reopened' | 'rated' | 'seen' | 'closed' | 'joined' | 'answered'
}

/** Where to look: what a ticket says is read by its number, never told on the way. */
declare module '#platform/realtime/live-events.ts' {
  interface LiveEvents {
    ticket: { kind: 'ticket'; number: number }
  }
}

declare module '#platform/events/events.ts' {
  interface Events {
    support: TicketOpened | TicketLinkAsked | TicketActed
  }
}
