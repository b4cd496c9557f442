export {
  answerTicket,
  assignTicket,
  countTicketQueue,
  countTicketsForFile,
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
  findDeskFile,
  findDeskTicket,
  handleMany,
  Held,
  listDeskDays,
  type ListedTicket,
  listOtherTickets,
  listTicketsOf,
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
export {
  linkAskedInput,
  memberTicketInput,
  type MemberTicketInput,
  ticketInput,
  type TicketInput,
  ticketNumber,
} from './input.ts'
export { openTicket, type TicketAsked } from './open-ticket.ts'
export { askTicketLink } from './person/ask-link.ts'
export { closeTicket, forgetUnproved, listToClose } from './person/close-tickets.ts'
export { type Door } from './person/enter-ticket.ts'
export { findOwnTicket, findTicketFile, type OwnTicket } from './person/find-ticket.ts'
export {
  countOwnTickets,
  countUnreadTickets,
  listAnswered,
  type OwnListedTicket,
  listOwnTickets,
  type TicketFilter,
  ticketFilters,
} from './person/list-tickets.ts'
export { markTicketSeen } from './person/mark-seen.ts'
export { findOwnThing, listOwnThings, type OwnThing } from './person/own-things.ts'
export { proveTicket } from './person/prove-ticket.ts'
export { readThreadForPerson, type ThreadEntry, type ThreadFile } from './person/read-thread.ts'
export { rateTicket, reopenOwnTicket, resolveOwnTicket } from './person/settle-ticket.ts'
export { type Replied, writeToTicket } from './person/write-to-ticket.ts'
