import { Form, Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { PayoutFilters } from '#domain/payouts/index.ts'

const showOptions: { value: PayoutFilters['show']; label: string }[] = [
  { value: 'requested', label: 'To decide' },
  { value: 'approved', label: 'Approved, to send' },
  { value: 'sent', label: 'Sent, to arrive' },
  { value: 'open', label: 'All that are open' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
]

/** A plain form: what is chosen goes into the address. */
export function PayoutFiltersForm({ show, words, sort }: PayoutFilters) {
  return (
    <Form className="bar admin-filters" role="search" aria-label="Payouts" action="/admin/payouts">
      {sort === 'asked' ? null : <input type="hidden" name="sort" value={sort} />}
      <AdminSearch label="Search payouts" placeholder="Number, username or e-mail" words={words} most={100} />
      <Select key={show} name="show" small aria-label="Show" options={showOptions} defaultValue={show} />
      <Button size="s">Show</Button>
      {words || show !== 'requested' ? <Link to="/admin/payouts">Back to what waits</Link> : null}
    </Form>
  )
}
