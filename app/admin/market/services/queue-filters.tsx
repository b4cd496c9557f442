import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import { isShortcut } from '#app/ui/shell/shortcut.ts'
import type { ModerationFilters } from '#domain/catalogue/index.ts'

const showOptions: { value: ModerationFilters['show']; label: string }[] = [
  { value: 'waiting', label: 'All that waits' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'before', label: 'Review before publishing' },
  { value: 'after', label: 'Published, look after' },
  { value: 'shown', label: 'Published' },
  { value: 'all', label: 'All but drafts' },
]

/** A plain form: what is chosen goes into the address. The slash key, where there is script, jumps into the search. */
export function QueueFilters({ show, words, sort, isQueue }: ModerationFilters & { isQueue: boolean }) {
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
    <Form className="bar admin-filters" role="search" aria-label="Services" action="/admin/market/services">
      {sort === (isQueue ? '-flags' : '-submitted') ? null : <input type="hidden" name="sort" value={sort} />}
      <span className="search">
        <Icon name="search" />
        <input
          key={words}
          ref={input}
          type="search"
          name="q"
          aria-label="Search services"
          placeholder="Title, address, or seller"
          defaultValue={words}
          maxLength={100}
        />
      </span>
      <Select key={show} name="show" small aria-label="Show" options={showOptions} defaultValue={show} />
      <Button size="s">Show</Button>
      {words || show !== 'waiting' ? <Link to="/admin/market/services">Back to the queue</Link> : null}
    </Form>
  )
}
