import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select, type SelectOption } from '#app/ui/inputs/select/select.tsx'
import { SearchField } from '#app/ui/shell/search-field.tsx'

type OwnFilterProps = {
  /** What the list holds, as in `My services`. */
  label: string
  action: string
  /** Sent along with what is typed and chosen. */
  hiddenFields: Readonly<Record<string, string | undefined>>
  words: string
  sorts: readonly SelectOption[]
  sort: string
  /** Where everything is shown again; none while nothing is left out. */
  allAt: string | undefined
  /** Further choices. */
  children?: ReactNode
}

/** Above a list of one's own. A plain form: what is chosen goes into the address. */
export function OwnFilter({
  label,
  action,
  hiddenFields,
  words,
  sorts,
  sort,
  allAt,
  children,
}: OwnFilterProps) {
  return (
    <Form className="bar bar-own" role="search" aria-label={label} action={action}>
      {Object.entries(hiddenFields).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <SearchField label={`Search ${label.toLowerCase()}`} placeholder="Words of the title" words={words} />
      {children}
      <Select key={sort} name="sort" small aria-label="Order" options={sorts} defaultValue={sort} />
      <Button size="s">Show</Button>
      {allAt ? <Link to={allAt}>Show all</Link> : null}
    </Form>
  )
}
