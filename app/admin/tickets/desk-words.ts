import { type DeskView, isByClock } from '#domain/support/desk/desk-rules.ts'
import type { LinkedKind, TicketKind, TicketPriority, TicketState } from '#domain/support/ticket-rules.ts'

export const viewWords: Record<DeskView, string> = {
  waiting: 'Wait for us',
  mine: 'Mine',
  unassigned: 'Nobody’s',
  late: 'Late',
  answered: 'Answered',
  resolved: 'Resolved',
  all: 'All',
}

/** In which order a view stands. */
export const orderWords = (view: DeskView) =>
  isByClock(view) ? 'By the clock of the answer' : 'The newest first'

export const kindWords: Record<TicketKind, string> = {
  deal: 'A deal or an order',
  payment: 'A payment',
  payout: 'A payout',
  account: 'The account',
  verification: 'Verification',
  fault: 'A fault',
  other: 'Something else',
}

export const stateWords: Record<TicketState, string> = {
  open: 'Open, not answered yet',
  answered: 'Answered, their turn',
  waiting: 'Waits for us',
  resolved: 'Resolved',
  closed: 'Closed',
}

/** How much of its way a ticket has behind it, as the pie shows it. */
export const statePart: Record<TicketState, 0 | 1 | 2 | 3 | 4> = {
  open: 0,
  waiting: 1,
  answered: 2,
  resolved: 4,
  closed: 4,
}

export const priorityWords: Record<TicketPriority, string> = { normal: 'Normal', urgent: 'Urgent' }

export const linkedWords: Record<LinkedKind, string> = {
  deal: 'Deal',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  service: 'Service',
  project: 'Project',
  team: 'Team',
}

/** '6 h 20 min', '40 min', '2 h'. */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A count that stops at a hundred. */
export const countInWords = (count: number, most: number) => (count >= most ? `${most - 1}+` : String(count))
