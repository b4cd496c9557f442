import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { isShortcut } from './shortcut.ts'

export type SearchFormProps = {
  action?: string | undefined
  query?: string | undefined
  label?: string | undefined
  placeholder?: string | undefined
}

/** A plain GET form; the slash key, where there is script, jumps into it. */
export function SearchForm({
  action = '/search',
  query = '',
  label = 'Search',
  placeholder = 'What do you need done?',
}: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (!isShortcut(event, '/')) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])
  return (
    <Form className="search" role="search" action={action}>
      <Icon name="search" />
      <input
        key={query}
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        enterKeyHint="search"
      />
      <kbd aria-hidden="true">/</kbd>
    </Form>
  )
}
