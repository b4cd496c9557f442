import type { PayoutFilters } from '#domain/payouts/index.ts'
import { ListFilters } from '../list-filters.tsx'
import { showOptions } from './show-options.ts'

export function PayoutFiltersForm({ show, words, sort }: PayoutFilters) {
  return (
    <ListFilters
      label="Payouts"
      action="/admin/payouts"
      kept={{ sort: sort === 'asked' ? undefined : sort }}
      search={{ label: 'Search payouts', placeholder: 'Number, sum, username or e-mail', words, most: 100 }}
      choices={[{ name: 'show', label: 'Show', options: showOptions, chosen: show }]}
      back={(words !== '' || show !== 'requested') && { to: '/admin/payouts', words: 'Back to what waits' }}
    />
  )
}
