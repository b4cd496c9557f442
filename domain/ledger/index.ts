export {
  type AccountName,
  available,
  clearing,
  escrow,
  provider,
  referrals,
  revenue,
  transit,
} from './accounts.ts'
export { commissionOf, feeRules, feeTermsFor, type FeeRules, type SellerCase } from './fee-terms.ts'
export { feeBearers, computeFees, type Arithmetic, type FeeBearer, type FeeTerms } from './arithmetic.ts'
export {
  type ClearingRow,
  countStatement,
  findBalance,
  findOwnMoney,
  findTransfers,
  listClearing,
  listStatement,
  STATEMENT_LINES_A_PAGE,
  type StatementFilters,
  type StatementLine,
  sumEscrow,
  sumOfKind,
  sumPaidOut,
  type WholeTransfer,
} from './balance-queries.ts'
export { clearingIsWhatWaits } from './check-clearing.ts'
export { clearDue } from './clear-due.ts'
export { findHistory } from './find-history.ts'
export { findPayers } from './find-payers.ts'
export { holdClearing, resumeClearing, takeFromClearing } from './hold-clearing.ts'
export { holdForClearing } from './hold-for-clearing.ts'
export { hasMoneyMoved, lockBook } from './lock-book.ts'
export { lockMoney } from './lock-money.ts'
export { NotEnoughMoney } from './not-enough-money.ts'
export { postTransfer, postTransfers } from './post-transfers.ts'
export { type StatementSum, sumStatement } from './sum-statement.ts'
export { type TransferKind, transferKinds } from './transfer-kinds.ts'
export { listVerifications } from './verification-queries.ts'
export { type LedgerCheck, verifyLedger } from './verify-ledger.ts'
