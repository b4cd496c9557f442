import { Link } from 'react-router'
import type { LoadedSearch } from './load-search.server.ts'
import { SaveSearch } from './saved/save-search.tsx'
import { searchAddress } from './search-address.ts'

const where = {
  services: 'Sorted by how well they fit and how well they served.',
  projects: 'Open projects that have these words.',
  people: 'People who say this about themselves.',
  pages: 'In rules and pages of the marketplace.',
} as const

/** Without words to look for. */
const whole = {
  ...where,
  services: 'Sorted by how well they served.',
  projects: 'All that are open.',
  people: 'Sorted by how well they served.',
} as const

/** How many, for what; and what was typed, where that was read as something else. */
export function SearchHead({ found }: { found: LoadedSearch }) {
  const { words, readAs, tab, saving } = found
  return (
    <div className="search-head">
      <div>
        <h1>{titleOf(found)}</h1>
        {readAs ? (
          <p>
            You typed “{words}”.{' '}
            <Link to={searchAddress(words, { exactly: true, tab })}>Search for exactly that</Link>
          </p>
        ) : found.isEmpty ? null : (
          <p>{underTitle(found)}</p>
        )}
      </div>
      {tab === 'services' ? <SaveSearch saving={saving} /> : null}
    </div>
  )
}

function underTitle({ words, isUnread, exactly, tab }: LoadedSearch): string {
  if (isUnread) return `“${words}” has no word that can be looked for, so these are all there are.`
  if (words === '') return whole[tab]
  return exactly ? 'Exactly as typed.' : where[tab]
}

function titleOf({ words, readAs, isUnread, count, isEmpty }: LoadedSearch): string {
  if (isEmpty) return words === '' ? 'Nothing fits all of these filters' : `Nothing matches “${words}”`
  const counted = count.charAt(0).toUpperCase() + count.slice(1)
  return words === '' || isUnread ? counted : `${counted} for “${readAs ?? words}”`
}
