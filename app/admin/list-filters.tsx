import { useEffect, useRef, type FormEvent } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select, type SelectOption } from '#app/ui/inputs/select/select.tsx'
import { AdminSearch, type AdminSearchProps } from './admin-search.tsx'

type Choice = {
  name: string
  label: string
  options: readonly SelectOption[]
  chosen: string | undefined
  /** What the first line says while nothing is chosen; without it something always is. */
  any?: string
}

type ListFiltersProps = {
  label: string
  action: string
  search: AdminSearchProps
  choices?: readonly Choice[]
  /** What else the address of the list says: its order, where it is not the usual one. */
  kept?: Readonly<Record<string, string | undefined>>
  /** The way out, while the list is narrowed. */
  back?: { to: string; words: string } | false
}

/** Narrows a list of the administration: what is chosen goes into the address, at once; without script a button sends it. */
export function ListFilters({ label, action, search, choices = [], kept = {}, back }: ListFiltersProps) {
  const sendChoice = useSendChoice()
  return (
    <Form
      className="bar admin-filters"
      role="search"
      aria-label={label}
      action={action}
      onChange={sendChoice}
    >
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <AdminSearch {...search} />
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
      <noscript>
        <Button size="s">Show</Button>
      </noscript>
      {back ? <Link to={back.to}>{back.words}</Link> : null}
    </Form>
  )
}

/** Sends the form of a list when something was chosen in it; words are sent by the Enter key. */
export function useSendChoice() {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget)
  }
}

/** Follows the address, also on the way back, and keeps the focus of whoever chooses by keys. */
function ChoiceField({ name, label, options, chosen = '', any }: Choice) {
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = chosen
  }, [chosen])
  return (
    <Select
      ref={field}
      name={name}
      small
      aria-label={label}
      options={options}
      defaultValue={chosen}
      {...(any === undefined ? {} : { placeholder: any })}
    />
  )
}

/** The words of a table, as lines to choose from. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
