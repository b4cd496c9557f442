export { anonymiseTickets } from './anonymise-tickets.ts'
export { countOpenTickets } from './count-tickets.ts'
export { exportTickets } from './export-tickets.ts'
export { ticketInput, type TicketInput, ticketLimits } from './input.ts'
export { openTicket } from './open-ticket.ts'
export {
  answerTicket,
  assignTicket,
  countTicketQueue,
  countViews,
  describeAnswers,
  type DescribedAnswers,
  type DeskCursor,
  type DeskDay,
  type DeskEntry,
  type DeskFigures,
  type DeskFile,
  type DeskPage,
  type DeskTicket,
  findDeskTicket,
  handleMany,
  Held,
  listDeskDays,
  type ListedTicket,
  listOtherTickets,
  listTemplates,
  listTickets,
  listTicketsForFile,
  mergeTickets,
  readDeskThread,
  reopenTicket,
  resolveTicket,
  retireTemplate,
  saveTemplate,
  sortTicket,
  sumDesk,
  tellPresence,
  type Template,
  writeNote,
} from './desk/index.ts'
export { answerDueAt, hoursFrom, promisedMinutes, spansFrom, workingMinutes } from './hours/index.ts'
