export { type TicketOpened } from './events.ts'
export { BODY_LEAST, BODY_MOST, SUBJECT_MOST, ticketInput, type TicketInput } from './input.ts'
export { openTicket, type OpenedTicket } from './open-ticket.ts'
export { mayOpenTicket } from './policy.ts'
