export { type Applied, applyPaymentEvent } from './apply-event.ts'
export {
  type ChargebackCase,
  countOpenChargebacks,
  findDebts,
  findPayersOfCases,
  listChargebacks,
  listOwedMoney,
  listOwnChargebacks,
  selectDebtors,
} from './chargebacks/chargeback-queries.ts'
export { computeEnd, debtOf, isSentBack, recoverable } from './chargebacks/chargeback-rules.ts'
export { chargebacksHoldTheirMoney } from './chargebacks/check-chargebacks.ts'
export { decideChargeback } from './chargebacks/decide-chargeback.ts'
export { recoverDebt } from './chargebacks/recover-debt.ts'
export {
  eachPaymentIsBookedOnce,
  paymentsAreInOneCurrency,
  paymentsAreInTheBook,
  refundsAreSent,
} from './check-ledger.ts'
export { exportPayments, exportStatement } from './export-payments.ts'
export { findSoughtPayments } from './listing/find-sought-payments.ts'
export {
  findWholePayment,
  listPayments,
  listPaymentsForFile,
  PAYMENTS_A_PAGE,
  type WholePayment,
} from './listing/list-payments.ts'
export { type PaymentFilters, readPaymentFilters } from './listing/payment-filters.ts'
export { havePaidAlike } from './have-paid-alike.ts'
export { notePaymentSent } from './note-sent.ts'
export { paymentFor } from './payment-for.ts'
export { findOwnPayment, findPayment, isOnItsWay, listOpenPayments, listOwnPayments } from './queries.ts'
export { askRefund } from './refunds/ask-refund.ts'
export {
  type PaidPayment,
  findRefundFacts,
  listPaidPayments,
  listPaymentsOf,
  listPaymentsToSendBack,
  listRefunds,
} from './refunds/refund-queries.ts'
export { countRefundProposals, listProposalsOf, listRefundProposals } from './refunds/proposal-queries.ts'
export { mostAlone } from './refunds/most-alone.ts'
export { confirmRefund, declineRefund, proposeRefund } from './refunds/propose-refund.ts'
export { sendBack } from './refunds/send-back.ts'
export { computeRefund, mostRefund, type RefundArithmetic, whyNoRefund } from './refunds/refund-rules.ts'
export { type Chargeback, type Payment, type PaymentRefund } from './schema.server.ts'
export { startPayment, type StartPaymentContext } from './start-payment.ts'
export { type ChargebackState, chargebackStates, isOpen, type PaymentState } from './states.ts'
export { takePaymentEvent } from './take-event.ts'
