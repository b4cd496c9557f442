import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import { isShortcut } from '#app/ui/shell/shortcut.ts'
import type { PayoutFilters } from '#domain/payouts/index.ts'

const showOptions: { value: PayoutFilters['show']; label: string }[] = [
  { value: 'requested', label: 'To decide' },
  { value: 'approved', label: 'Approved, to send' },
  { value: 'sent', label: 'Sent, to arrive' },
  { value: 'open', label: 'All that are open' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
]

/** A plain form: what is chosen goes into the address. The slash key, where there is script, jumps into the search. */
export function PayoutFiltersForm({ show, words, sort }: PayoutFilters) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (!isShortcut(event, '/')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.select()
    }
    document.addEventListener('keydown', jump, { capture: true })
    return () => document.removeEventListener('keydown', jump, { capture: true })
  }, [])
  return (
    <Form className="bar admin-filters" role="search" aria-label="Payouts" action="/admin/payouts">
      {sort === 'asked' ? null : <input type="hidden" name="sort" value={sort} />}
      <span className="search">
        <Icon name="search" />
        <input
          key={words}
          ref={input}
          type="search"
          name="q"
          aria-label="Search payouts"
          placeholder="Number, username or e-mail"
          defaultValue={words}
          maxLength={100}
        />
      </span>
      <Select key={show} name="show" small aria-label="Show" options={showOptions} defaultValue={show} />
      <Button size="s">Show</Button>
      {words || show !== 'requested' ? <Link to="/admin/payouts">Back to what waits</Link> : null}
    </Form>
  )
}
