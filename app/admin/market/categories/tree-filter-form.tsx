import { ListFilters } from '../../list-filters.tsx'
import type { TreeFilter } from './tree-rows.ts'

const ONLY = [{ value: 'hidden', label: 'Only hidden' }]
const TREE = '/admin/market/categories'

export function TreeFilterForm({ text, isHiddenOnly }: TreeFilter) {
  return (
    <ListFilters
      label="Categories"
      action={TREE}
      search={{ label: 'Search categories', placeholder: 'Title or address', words: text, most: 100 }}
      choices={[
        {
          name: 'only',
          label: 'Which',
          any: 'All',
          options: ONLY,
          chosen: isHiddenOnly ? 'hidden' : undefined,
        },
      ]}
      back={(text !== '' || isHiddenOnly) && { to: TREE, words: 'Show all' }}
    />
  )
}
