export type TicketOpened = { kind: 'ticket.opened'; number: number }

declare module '#platform/events/events.ts' {
  interface Events {
    support: TicketOpened
  }
}
