import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { SearchField } from '#app/ui/shell/search-field.tsx'
import type { TreeFilter } from './tree-rows.ts'

const ONLY = [{ value: 'hidden', label: 'Only hidden' }]

export function TreeFilterForm({ text, isHiddenOnly }: TreeFilter) {
  return (
    <Form className="bar admin-filters" role="search" aria-label="Categories">
      <SearchField label="Search categories" placeholder="Title or address" words={text} />
      <Select
        key={String(isHiddenOnly)}
        name="only"
        small
        aria-label="Which"
        placeholder="All"
        options={ONLY}
        defaultValue={isHiddenOnly ? 'hidden' : ''}
      />
      <Button size="s">Show</Button>
      {text || isHiddenOnly ? <Link to="?">Show all</Link> : null}
    </Form>
  )
}
