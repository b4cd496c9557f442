import type { LinkedKind, TicketKind, TicketState } from './ticket-rules.ts'

/** What people choose from; the order is that of the form. */
export const kindWords: Record<TicketKind, string> = {
  deal: 'A deal or an order',
  payment: 'A payment',
  payout: 'A payout',
  account: 'My account',
  verification: 'Verification',
  fault: 'Something is broken',
  other: 'Something else',
}

export const stateWords: Record<TicketState, string> = {
  open: 'Open',
  answered: 'Answered',
  waiting: 'Waiting',
  resolved: 'Resolved',
  closed: 'Closed',
}

export const linkedWords: Record<LinkedKind, { one: string; many: string }> = {
  deal: { one: 'Deal', many: 'Deals' },
  order: { one: 'Order', many: 'Orders' },
  payment: { one: 'Payment', many: 'Payments' },
  payout: { one: 'Payout', many: 'Payouts' },
  service: { one: 'Service', many: 'Services' },
  project: { one: 'Project', many: 'Projects' },
  team: { one: 'Team', many: 'Teams' },
}
