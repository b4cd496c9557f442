import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../inputs/button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { KnownLink } from '../link/known-link.tsx'
import { isShortcut } from './shortcut.ts'
import { useKeyPress } from './use-key-press.ts'

/** Fetched when someone first comes to the field: until then it is a plain one. */
const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'))

export type SearchFormProps = {
  action?: string | undefined
  query?: string | undefined
  label?: string | undefined
  placeholder?: string | undefined
  /** The address that answers `?q=…` with suggestions while one types. */
  suggestFrom?: string | undefined
  /** The large one, with a button. */
  large?: boolean | undefined
}

/** A plain GET form; where there is script, the slash key jumps into it and it suggests while one types. */
export function SearchForm({
  action = '/search',
  query = '',
  label = 'Search',
  placeholder = 'Search services, projects, people',
  suggestFrom,
  large = false,
}: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isSought, setSought] = useState(false)
  useEffect(() => {
    // Whoever came to the field before the script did is not heard coming.
    if (document.activeElement === input.current) setSought(true)
  }, [])
  useKeyPress((event) => {
    if (!isShortcut(event, '/')) return
    event.preventDefault()
    input.current?.select()
  })
  return (
    <Form
      className={large ? 'search search-l' : 'search'}
      role="search"
      aria-label={label}
      action={action}
      onFocus={() => setSought(true)}
    >
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
        autoComplete="off"
      />
      {large ? <Button look="main">Search</Button> : null}
      {/* The key goes to the search of the whole site, wherever another stands beside it. */}
      {!large && action === '/search' ? (
        <>
          <kbd aria-hidden="true">/</kbd>
          <KnownLink className="say-it" to="/ai">
            <Icon name="pencil" size={16} /> Describe it
          </KnownLink>
        </>
      ) : null}
      {isSought && suggestFrom ? (
        <Suspense>
          <SearchSuggestions field={input} from={suggestFrom} />
        </Suspense>
      ) : null}
    </Form>
  )
}
