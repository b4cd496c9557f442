/** Why money moves. A statement and its filters are told in these. */
export const transferKinds = [
  'top-up',
  'fund',
  'release',
  'clear',
  'refund',
  'split',
  'take-back',
  'tip',
  'referral',
  'payout-asked',
  'payout-paid',
  'payout-returned',
  'payment-refunded',
  'pro',
  'correction',
] as const
export type TransferKind = (typeof transferKinds)[number]
