export { addMethod } from './add-method.ts'
export { askPayout } from './ask-payout.ts'
export { changeMethod } from './change-method.ts'
export { checkPayout, type PayoutCheck } from './check-payout.ts'
export { type PayoutMoved } from './events.ts'
export { type Disputed, type FindDisputed, listDisputed } from './given.ts'
export { payoutsHoldTheirMoney } from './ledger-check.ts'
export { bankInput, cardInput, methodIdInput, otherInput } from './method-input.ts'
export {
  labelOf,
  METHOD_WAIT_HOURS,
  type MethodDetails,
  type MethodKind,
  METHODS_MOST,
} from './method-rules.ts'
export { movePayout, PAYOUT_PROVIDER } from './move-payout.ts'
export { erasePayouts, exportPayouts, findMoneyLeft } from './own-data.ts'
export {
  findOpenPayout,
  listOwnMethods,
  listOwnPayouts,
  nameOwnPayouts,
  type OwnMethod,
  type OwnPayout,
} from './own-payouts.ts'
export { type Payment, type PaymentOrder, writePain001 } from './bank-file/pain-001.ts'
export { type PayoutFilters, readPayoutFilters } from './payout-filters.ts'
export { payoutLimits, payoutMoveInput, payoutReasonInput } from './payout-input.ts'
export {
  countPayoutQueue,
  findPayout,
  findPayouts,
  type ListedPayout,
  listPayouts,
  listPayoutsForFile,
  PAYOUTS_A_PAGE,
} from './payout-queries.ts'
export { openPayoutSeal, payoutDetails, payoutMethodDetails } from './payout-seal.ts'
export { leastPayout, type PayoutArithmetic, workOutPayout } from './payout-rules.ts'
export { removeMethod } from './remove-method.ts'
export { mayMove, type PayoutMove, payoutMoves, type PayoutState } from './states.ts'
export { type BatchLine, takeBatch } from './take-batch.ts'
