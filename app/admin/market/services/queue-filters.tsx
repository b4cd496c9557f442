import type { ModerationFilters } from '#domain/catalogue/index.ts'
import { ListFilters } from '../../list-filters.tsx'

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
    <ListFilters
      label="Services"
      action="/admin/market/services"
      kept={{ sort: sort === (isQueue ? '-flags' : '-submitted') ? undefined : sort }}
      search={{ label: 'Search services', placeholder: 'Title, address, or seller', words, most: 100 }}
      choices={[{ name: 'show', label: 'Show', options: showOptions, chosen: show }]}
      back={
        (words !== '' || show !== 'waiting') && { to: '/admin/market/services', words: 'Back to the queue' }
      }
    />
  )
}
