import { Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { paymentPurposeWords, paymentStateWords } from '#app/shared/money/money-state-words.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { PaymentFilters } from '#domain/payments/index.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { FilterForm } from '../filter-form.tsx'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export function PaymentFiltersForm({ words, state, purpose, provider, sort }: PaymentFilters) {
  const isFiltered = Boolean(words || state || purpose || provider)
  return (
    <FilterForm label="Payments" action="/admin/payments">
      {sort === '-created' ? null : <input type="hidden" name="sort" value={sort} />}
      <AdminSearch
        label="Search payments"
        placeholder="Id, reference, member or sum"
        words={words}
        most={200}
      />
      <Select
        key={`state ${state}`}
        name="state"
        small
        aria-label="State"
        placeholder="Any state"
        options={optionsOf(paymentStateWords)}
        defaultValue={state ?? ''}
      />
      <Select
        key={`kind ${purpose}`}
        name="kind"
        small
        aria-label="Kind"
        placeholder="For anything"
        options={optionsOf(paymentPurposeWords)}
        defaultValue={purpose ?? ''}
      />
      <Select
        key={`provider ${provider}`}
        name="provider"
        small
        aria-label="Provider"
        placeholder="Any provider"
        options={optionsOf(paymentProviderTitles)}
        defaultValue={provider ?? ''}
      />
      {isFiltered ? <Link to="/admin/payments">Show all</Link> : null}
    </FilterForm>
  )
}
