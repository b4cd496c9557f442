import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'

type FilterFormProps = { label: string; action: string; children: ReactNode }

/** A plain form: what is chosen goes into the address, at once; without script a button sends it. */
export function FilterForm({ label, action, children }: FilterFormProps) {
  const submit = useSubmit()
  return (
    <Form
      className="bar admin-filters"
      role="search"
      aria-label={label}
      action={action}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget)
      }}
    >
      {children}
      <noscript>
        <Button size="s">Show</Button>
      </noscript>
    </Form>
  )
}
