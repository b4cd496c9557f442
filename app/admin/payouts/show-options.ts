import type { PayoutFilters } from '#domain/payouts/index.ts'

export const showOptions: { value: PayoutFilters['show']; label: string }[] = [
  { value: 'requested', label: 'To decide' },
  { value: 'approved', label: 'Approved, to send' },
  { value: 'sent', label: 'Sent, to arrive' },
  { value: 'open', label: 'All that are open' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
]
