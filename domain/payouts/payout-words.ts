import type { MethodKind } from './method-rules.ts'
import type { PayoutState } from './states.ts'

export const stateTones: Record<PayoutState, 'warn' | 'info' | 'ok' | 'bad'> = {
  requested: 'warn',
  approved: 'info',
  sent: 'info',
  paid: 'ok',
  rejected: 'bad',
  failed: 'bad',
}

export const stateLabels: Record<PayoutState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  sent: 'Sent',
  paid: 'Paid',
  rejected: 'Rejected',
  failed: 'Failed',
}

export const methodKindLabels: Record<MethodKind, string> = {
  bank: 'Bank account',
  card: 'Card',
  other: 'Other',
}
