import { paymentProviderNames, type PaymentProviderName } from '#platform/payments/payment-provider.ts'
import { readWords } from '#platform/text/read-words.ts'
import { type PaymentPurpose, paymentPurposes, type PaymentState, paymentStates } from '../states.ts'

const paymentSorts = ['-created', 'created', '-amount', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** In the address bar of the list: what was typed and chosen. */
export type PaymentFilters = {
  words: string
  state: PaymentState | undefined
  purpose: PaymentPurpose | undefined
  provider: PaymentProviderName | undefined
  sort: PaymentSort
  page: number
}

const FARTHEST_PAGE = 500

/** Reads filters from an address; what makes no sense there is as if it were not. */
export function readPaymentFilters(params: URLSearchParams): PaymentFilters {
  const page = Number(params.get('page') ?? 1)
  return {
    words: readWords(params.get('q'), 200),
    state: paymentStates.find((one) => one === params.get('state')),
    purpose: paymentPurposes.find((one) => one === params.get('kind')),
    provider: paymentProviderNames.find((one) => one === params.get('provider')),
    sort: paymentSorts.find((one) => one === params.get('sort')) ?? '-created',
    page: Number.isInteger(page) && page >= 1 && page <= FARTHEST_PAGE ? page : 1,
  }
}
