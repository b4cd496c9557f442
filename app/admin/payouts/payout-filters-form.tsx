import type { PayoutFilters } from '#domain/payouts/index.ts'
import { ListFilters } from '../list-filters.tsx'

const showOptions: { value: PayoutFilters['show']; label: string }[] = [
  { value: 'requested', label: 'To decide' },
  { value: 'approved', label: 'Approved, to send' },
  { value: 'sent', label: 'Sent, to arrive' },
  { value: 'open', label: 'All that are open' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
]

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
