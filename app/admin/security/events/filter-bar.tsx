import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select, type SelectOption } from '#app/ui/inputs/select/select.tsx'
import { roleWords } from '#domain/accounts/role-words.ts'
import { roles } from '#domain/actor.ts'
import { useSendChoice } from '../../list-filters.tsx'
import type { FilterName, TypedFilters } from './event-query.ts'

const roleOptions = [
  { value: '', label: 'Any role' },
  ...roles.map((role) => ({ value: role, label: roleWords[role].name })),
]

type FilterBarProps = {
  typed: TypedFilters
  problems: Partial<Record<FilterName, string>>
  kinds: readonly SelectOption[]
}

/** A plain GET form: what is asked for is in the address, and pages begin anew. Dates and words are sent by the button, choices at once. */
export function FilterBar({ typed, problems, kinds }: FilterBarProps) {
  const sendChoice = useSendChoice()
  const isFiltered = Object.values(typed).some((value) => value !== '')
  const field = (name: FilterName) => ({
    id: `events-${name}`,
    name,
    defaultValue: typed[name],
    error: problems[name],
  })
  return (
    <Form
      className="events-filters"
      role="search"
      aria-label="Security events"
      key={JSON.stringify(typed)}
      onChange={sendChoice}
    >
      <Field label="Search" {...field('q')}>
        <TextInput type="search" placeholder="Device, reason, id" />
      </Field>
      <Field label="Kind" {...field('kind')}>
        <Select options={[{ value: '', label: 'Any kind' }, ...kinds]} />
      </Field>
      <Field label="Done by" {...field('by')}>
        <TextInput placeholder="Username, e-mail, operator" autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field label="In the role" {...field('role')}>
        <Select options={roleOptions} />
      </Field>
      <Field label="About" {...field('member')}>
        <TextInput placeholder="Username, e-mail or id" autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field label="Address" {...field('address')}>
        <TextInput placeholder="203.0.113.0/24" autoComplete="off" />
      </Field>
      <Field label="From" {...field('from')}>
        <TextInput type="date" />
      </Field>
      <Field label="Until" {...field('until')}>
        <TextInput type="date" />
      </Field>
      <div className="events-filter-acts">
        <Button size="s">Filter</Button>
        {isFiltered ? (
          <ButtonLink size="s" look="bare" to="/admin/security/events">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}
