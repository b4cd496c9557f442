import type { DisputeReason, DisputeRow, Fault } from '#domain/deals/index.ts'

export const reasonWords: Record<DisputeReason, string> = {
  'not-delivered': 'Not delivered',
  'not-as-agreed': 'Not as agreed',
  late: 'Late',
  'no-answer': 'No answer',
  other: 'Something else',
}

export const disputeStateNames: Record<DisputeRow['dispute']['state'], string> = {
  open: 'Open',
  settled: 'Settled between them',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
  appealed: 'Appealed',
}

export const faultNames: Record<Fault, string> = {
  buyer: 'The buyer’s',
  seller: 'The seller’s',
  both: 'Both sides’',
  neither: 'Nobody’s',
}
