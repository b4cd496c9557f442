import type { CheckState, DocumentKind } from './check-rules.ts'

export const checkStateLabels: Record<CheckState, string> = {
  sent: 'Waits',
  approved: 'Approved',
  returned: 'Sent back',
  expired: 'Expired',
}

export const checkStateTones: Record<CheckState, 'warn' | 'ok' | 'bad' | 'plain'> = {
  sent: 'warn',
  approved: 'ok',
  returned: 'bad',
  expired: 'plain',
}

export const documentLabels: Record<DocumentKind, string> = {
  passport: 'Passport',
  'identity-card': 'Identity card',
  'driving-licence': 'Driving licence',
  'residence-permit': 'Residence permit',
}
