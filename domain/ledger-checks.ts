import { milestonesHoldWhatTheyShould } from '#domain/deals/index.ts'
import { clearingIsWhatWaits, type LedgerCheck } from '#domain/ledger/index.ts'
import { eachPaymentIsBookedOnce, paymentsAreInTheBook } from '#domain/payments/index.ts'
import { payoutsHoldTheirMoney } from '#domain/payouts/index.ts'

/** What areas know about the book beyond its own sums: an area that holds money adds its line. */
export const ledgerChecks: readonly LedgerCheck[] = [
  clearingIsWhatWaits,
  milestonesHoldWhatTheyShould,
  paymentsAreInTheBook,
  eachPaymentIsBookedOnce,
  payoutsHoldTheirMoney,
]
