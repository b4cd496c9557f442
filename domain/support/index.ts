export { type TicketOpened } from './events.ts'
export { ticketInput, ticketLimits, type TicketInput } from './input.ts'
export { openTicket, type OpenedTicket } from './open-ticket.ts'
export { mayOpenTicket } from './policy.ts'
