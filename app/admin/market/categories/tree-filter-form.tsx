import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import type { TreeFilter } from './tree-rows.ts'

const ONLY = [{ value: 'hidden', label: 'Only hidden' }]

export function TreeFilterForm({ text, isHiddenOnly }: TreeFilter) {
  return (
    <Form className="bar admin-filters" role="search" aria-label="Categories">
      <span className="search">
        <Icon name="search" />
        <input
          key={text}
          type="search"
          name="q"
          aria-label="Search categories"
          placeholder="Title or address"
          defaultValue={text}
          maxLength={100}
        />
      </span>
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
