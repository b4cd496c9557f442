export { answerTicket } from './answer-ticket.ts'
export { assignTicket } from './assign-ticket.ts'
export { Held } from './find-meanwhile.ts'
export { handleMany } from './handle-many.ts'
export { mergeTickets } from './merge-tickets.ts'
export { countTicketQueue, countViews } from './read/count-views.ts'
export { describeAnswers, type DescribedAnswers } from './read/describe-answers.ts'
export { type DeskDay, type DeskFigures, listDeskDays, sumDesk } from './read/desk-figures.ts'
export {
  type DeskEntry,
  type DeskFile,
  type DeskTicket,
  findDeskFile,
  findDeskTicket,
  listOtherTickets,
  listTicketsOf,
  readDeskThread,
} from './read/find-desk-ticket.ts'
export {
  countTicketsForFile,
  type DeskCursor,
  type DeskPage,
  listTickets,
  listTicketsForFile,
  type ListedTicket,
} from './read/list-tickets.ts'
export { reopenTicket } from './reopen-ticket.ts'
export { resolveTicket } from './resolve-ticket.ts'
export { sortTicket } from './sort-ticket.ts'
export { tellPresence } from './tell-presence.ts'
export { listTemplates, retireTemplate, saveTemplate, type Template } from './templates.ts'
export { writeNote } from './write-note.ts'
