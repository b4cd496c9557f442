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
  'payment-refunded': 'Payment given back',
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
  'payment-refunded': { in: 'Payment given back', out: 'Given back to where you paid from' },
  pro: { in: 'PRO given back', out: 'PRO' },
  correction: { in: 'Correction', out: 'Correction' },
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
    case 'available':
      return isOwn ? 'Your balance' : 'Balance of the other side'
    case 'clearing':
      return isOwn ? 'Your clearing' : 'Clearing of the other side'
    case 'escrow':
      return 'Escrow of the milestone'
    case 'transit':
      return 'Payout on its way'
    case 'revenue':
      return 'Revenue of the marketplace'
    case 'referrals':
      return 'Referrals and promotions of the marketplace'
    case 'provider':
      return providerWords[owner] ?? 'Outside'
  }
}
