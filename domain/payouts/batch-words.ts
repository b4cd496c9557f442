import type { BatchKind, BatchState } from './batch-rules.ts'

export const batchStateTones: Record<BatchState, 'warn' | 'info' | 'ok' | 'bad'> = {
  made: 'warn',
  sent: 'info',
  closed: 'ok',
  withdrawn: 'bad',
}

export const batchStateLabels: Record<BatchState, string> = {
  made: 'To be sent',
  sent: 'Sent',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
}

export const batchKindLabels: Record<BatchKind, string> = {
  sepa: 'SEPA credit transfer',
  transfer: 'Credit transfer, not SEPA',
  'by-hand': 'Paid by hand',
}

/** What to do with a batch whose files are held by a debt. */
export const WAYS_OUT_OF_DEBT =
  'If the file is at your bank already, mark the batch as sent; if not, withdraw it and make another, which leaves out whoever owes'
