import type { AccountName, TransferKind } from '#domain/ledger/index.ts'

export const kindWords: Record<TransferKind, string> = {
  'top-up': 'Top-up',
  fund: 'Into escrow',
  release: 'Release',
  clear: 'Cleared',
  refund: 'Refund',
  split: 'Split',
  'take-back': 'Taken back',
  tip: 'Tip',
  referral: 'Referral',
  'payout-asked': 'Payout asked',
  'payout-paid': 'Payout paid',
  'payout-returned': 'Payout returned',
  'payment-refunded': 'Sent back',
  'payment-refund-failed': 'Came back',
  chargeback: 'Chargeback',
  'chargeback-won': 'Chargeback won',
  'chargeback-lost': 'Chargeback lost',
  'debt-recovered': 'Debt paid',
  sort: 'Sorted',
  pro: 'PRO',
  correction: 'Correction',
}

/** What happened, from the side of the account whose line it is. */
export const whatHappened: Record<TransferKind, { in: string; out: string }> = {
  'top-up': { in: 'You paid in', out: 'You paid in' },
  fund: { in: 'Held in escrow', out: 'Held in escrow' },
  release: { in: 'Released', out: 'Released' },
  clear: { in: 'Cleared', out: 'Cleared, moved to available' },
  refund: { in: 'Refunded', out: 'Refunded' },
  split: { in: 'Your part of a split', out: 'Split' },
  'take-back': { in: 'Returned to you after the release', out: 'Given back after the release' },
  tip: { in: 'A tip for you', out: 'Your tip' },
  referral: { in: 'For someone you invited', out: 'Referral taken back' },
  'payout-asked': { in: 'Payout', out: 'Put aside for a payout' },
  'payout-paid': { in: 'Payout paid', out: 'Payout paid' },
  'payout-returned': { in: 'Payout returned to you', out: 'Payout returned' },
  'payment-refunded': { in: 'Sent back', out: 'Sent back to where you paid from' },
  'payment-refund-failed': { in: 'Could not be sent back', out: 'Could not be sent back' },
  chargeback: { in: 'Held for a chargeback', out: 'Held for a chargeback' },
  'chargeback-won': { in: 'Chargeback ended for you', out: 'Chargeback ended for you' },
  'chargeback-lost': { in: 'Chargeback lost', out: 'Chargeback lost' },
  'debt-recovered': { in: 'Debt of a chargeback paid', out: 'Debt of a chargeback paid' },
  sort: { in: 'Your balance shown in its parts', out: 'Your balance shown in its parts' },
  pro: { in: 'PRO given back', out: 'PRO' },
  correction: { in: 'Given by the marketplace', out: 'Taken by the marketplace' },
}

const providerWords: Record<string, string> = {
  sandbox: 'Outside: the sandbox',
  stripe: 'Outside: Stripe',
  bank: 'Outside: the bank',
}

/** An account in words; whose it is is said only to the one whose it is. */
export function accountWords({ kind, owner }: AccountName, memberId: string): string {
  const isOwn = owner === memberId
  switch (kind) {
    case 'deposited':
      return isOwn ? 'Your balance, paid in' : 'Balance of the other side'
    case 'available':
      return isOwn ? 'Your balance, earned' : 'Balance of the other side'
    case 'clearing':
      return isOwn ? 'Your clearing' : 'Clearing of the other side'
    case 'escrow':
      return 'Escrow of the milestone'
    case 'transit':
      return 'Payout on its way'
    case 'chargeback':
      return 'Held for a chargeback'
    case 'corrections':
      return 'Corrections by the marketplace'
    case 'losses':
      return 'Losses of the marketplace'
    case 'revenue':
      return 'Revenue of the marketplace'
    case 'referrals':
      return 'Referrals and promotions of the marketplace'
    case 'provider':
      return providerWords[owner] ?? 'Outside'
  }
}
