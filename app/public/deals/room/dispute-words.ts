import type { DisputeReason } from '#domain/deals/index.ts'

export const reasonWords: Record<DisputeReason, string> = {
  'not-delivered': 'It was not delivered',
  'not-as-agreed': 'It is not as agreed',
  late: 'It is late',
  'no-answer': 'The other side does not answer',
  other: 'Something else',
}
