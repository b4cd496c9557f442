export { addMethod } from './add-method.ts'
export { askPayout } from './ask-payout.ts'
export { batchNumberInput, withdrawBatchInput } from './batch-input.ts'
export { batchStates, kindOf } from './batch-rules.ts'
export {
  BATCHES_A_PAGE,
  countFreePayouts,
  findBatch,
  listBatches,
  type ListedBatch,
} from './batches/batch-queries.ts'
export { makeBatch } from './batches/make-batch.ts'
export { payBatch } from './batches/pay-batch.ts'
export { sendBatch } from './batches/send-batch.ts'
export { takeBatchFile } from './batches/take-batch-file.ts'
export { withdrawBatch } from './batches/withdraw-batch.ts'
export { changeMethod } from './change-method.ts'
export { checkPayout } from './check-payout.ts'
export { explainSecondEyes } from './four-eyes.ts'
export { type Disputed, type FindDisputed, listDisputed } from './payout-context.ts'
export { haveLikeMethods } from './have-like-methods.ts'
export { payoutsAreInOneCurrency, payoutsHoldTheirMoney } from './ledger-check.ts'
export { bankInput, cardInput, methodIdInput, otherInput } from './method-input.ts'
export { labelOf, type MethodDetails, METHODS_MOST } from './method-rules.ts'
export { movePayout } from './move-payout.ts'
export { erasePayouts, exportPayouts, findMoneyLeft } from './own-data.ts'
export {
  findIdentityLimit,
  findOpenPayout,
  listOwnMethods,
  listOwnPayouts,
  nameOwnPayouts,
  needsIdentity,
  type OwnMethod,
  type OwnPayout,
} from './own-payouts.ts'
export { type Payment, type PaymentOrder, writePain001 } from './bank-file/pain-001.ts'
export { type PayoutFilters, readPayoutFilters } from './payout-filters.ts'
export { payoutLimits, payoutReasonInput } from './payout-input.ts'
export {
  countPayoutQueue,
  findPayout,
  findPayouts,
  findSoughtPayouts,
  type ListedPayout,
  listPayouts,
  listPayoutsForFile,
  PAYOUTS_A_PAGE,
} from './payout-queries.ts'
export { openPayoutSeal } from './payout-seal.ts'
export { leastPayout, type PayoutArithmetic, computePayout } from './payout-rules.ts'
export { removeMethod } from './remove-method.ts'
export { mayMove, type PayoutMove } from './states.ts'
