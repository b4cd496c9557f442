export {
  type AccountName,
  type BalanceKind,
  balanceKinds,
  clearing,
  corrections,
  deposited,
  earned,
  escrow,
  heldForChargeback,
  isOfBalance,
  losses,
  provider,
  referrals,
  revenue,
  transit,
} from './accounts.ts'
export { commissionOf, feeRules, feeTermsFor, type FeeRules, type SellerCase } from './fee-terms.ts'
export { feeBearers, computeFees, type Arithmetic, type FeeBearer, type FeeTerms } from './arithmetic.ts'
export {
  type ClearingDay,
  findBalance,
  findOwnMoney,
  findSoughtTransfers,
  findTransfer,
  findTransfers,
  listClearing,
  sumClearing,
  sumEscrow,
  sumOfKind,
  sumPaidOut,
  type WholeTransfer,
} from './balance-queries.ts'
export { clearingIsWhatWaits } from './check-clearing.ts'
export { paidInMoneyCameIn, refundsWentBackToTheirSource } from './check-sources.ts'
export { clearDue, type Cleared, type FollowClearing } from './clear-due.ts'
export { findHistory } from './find-history.ts'
export { findPayers } from './find-payers.ts'
export { dropTakenBack, holdClearing, resumeClearing, takeFromClearing } from './hold-clearing.ts'
export { type ClearingPart, holdForClearing } from './hold-for-clearing.ts'
export {
  countStatement,
  listStatement,
  STATEMENT_LINES_A_PAGE,
  type StatementFilters,
  type StatementOf,
} from './list-statement.ts'
export type { StatementCursor, StatementLine } from './merge-lines.ts'
export { hasFunded, hasMoneyMoved, lockBook } from './lock-book.ts'
export {
  type LockedMoney,
  lockEveryAccount,
  lockingMoney,
  lockMoney,
  lockParts,
  noteMoney,
} from './lock-money.ts'
export { NotEnoughMoney } from './not-enough-money.ts'
export { findPaidFrom, postingsBack, postingsBackOf } from './paid-from.ts'
export { type NewTransfer, postTransfer, postTransfers } from './post-transfers.ts'
export { sortAccounts } from './sorting/sort-accounts.ts'
export { noParts, type Parts, spend } from './spend.ts'
export { type StatementSum, sumStatement } from './sum-statement.ts'
export { type TransferKind, transferKinds } from './transfer-kinds.ts'
export { listVerifications } from './verification-queries.ts'
export { type LedgerCheck, verifyLedger } from './verify-ledger.ts'
