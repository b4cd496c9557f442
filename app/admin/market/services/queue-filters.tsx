import { Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { FilterForm } from '../../filter-form.tsx'
import type { ModerationFilters } from '#domain/catalogue/index.ts'

const showOptions: { value: ModerationFilters['show']; label: string }[] = [
  { value: 'waiting', label: 'All that waits' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'before', label: 'Review before publishing' },
  { value: 'after', label: 'Published, look after' },
  { value: 'shown', label: 'Published' },
  { value: 'all', label: 'All but drafts' },
]

export function QueueFilters({ show, words, sort, isQueue }: ModerationFilters & { isQueue: boolean }) {
  return (
    <FilterForm label="Services" action="/admin/market/services">
      {sort === (isQueue ? '-flags' : '-submitted') ? null : <input type="hidden" name="sort" value={sort} />}
      <AdminSearch label="Search services" placeholder="Title, address, or seller" words={words} most={100} />
      <Select key={show} name="show" small aria-label="Show" options={showOptions} defaultValue={show} />
      {words || show !== 'waiting' ? <Link to="/admin/market/services">Back to the queue</Link> : null}
    </FilterForm>
  )
}
