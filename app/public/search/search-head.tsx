import { Link } from 'react-router'
import type { LoadedSearch } from './load-search.server.ts'
import { SaveSearch } from './saved/save-search.tsx'
import { searchAddress } from './search-address.ts'

/** How many, for what; and what was typed, where that was read as something else. */
export function SearchHead({ found: { title, lead, typed, readAs, tab, saving } }: { found: LoadedSearch }) {
  return (
    <div className="search-head">
      <div>
        <h1>{title}</h1>
        {readAs ? (
          <p>
            You typed “{typed}”.{' '}
            <Link to={searchAddress(typed, { exactly: true, tab })}>Search for exactly that</Link>
          </p>
        ) : null}
        {lead ? <p>{lead}</p> : null}
      </div>
      {tab === 'services' ? <SaveSearch saving={saving} /> : null}
    </div>
  )
}
