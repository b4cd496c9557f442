export type TicketOpened = { kind: 'ticket.opened'; number: number }
