import { Form } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { SOUGHT_LETTERS_MOST } from '#domain/sought-rules.ts'

/** One field for everything; it works without script. */
export function FindForm({ words }: { words: string }) {
  return (
    <Form className="bar admin-filters" role="search" aria-label="Everything" action="/admin/find">
      <AdminSearch
        label="Find anything"
        placeholder="Number, name, e-mail, sum or reference"
        words={words}
        most={SOUGHT_LETTERS_MOST}
      />
      <Button size="s">Find</Button>
    </Form>
  )
}
