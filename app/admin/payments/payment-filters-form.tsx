import { paymentPurposeWords, paymentStateWords } from '#app/shared/money/money-state-words.ts'
import type { PaymentFilters } from '#domain/payments/index.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { ListFilters, optionsOf } from '../list-filters.tsx'

export function PaymentFiltersForm({ words, state, purpose, provider, sort }: PaymentFilters) {
  const isNarrowed = Boolean(words || state || purpose || provider)
  return (
    <ListFilters
      label="Payments"
      action="/admin/payments"
      kept={{ sort: sort === '-created' ? undefined : sort }}
      search={{ label: 'Search payments', placeholder: 'Id, reference, member or sum', words, most: 200 }}
      choices={[
        {
          name: 'state',
          label: 'State',
          any: 'Any state',
          options: optionsOf(paymentStateWords),
          chosen: state,
        },
        {
          name: 'kind',
          label: 'Kind',
          any: 'For anything',
          options: optionsOf(paymentPurposeWords),
          chosen: purpose,
        },
        {
          name: 'provider',
          label: 'Provider',
          any: 'Any provider',
          options: optionsOf(paymentProviderTitles),
          chosen: provider,
        },
      ]}
      back={isNarrowed && { to: '/admin/payments', words: 'Show all' }}
    />
  )
}
