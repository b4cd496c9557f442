import { Link } from 'react-router'
import { counted } from '#app/public/figures/figures.ts'
import { searchAddress } from './search-address.ts'

type SearchHeadProps = { query: string; readAs: string | undefined; count: number; exactly: boolean }

/** How many, for what; and what was typed, where that was read as something else. */
export function SearchHead({ query, readAs, count, exactly }: SearchHeadProps) {
  return (
    <div className="search-head">
      <h1>
        {counted(count, 'result')} for “{readAs ?? query}”
      </h1>
      {readAs ? (
        <p>
          You typed “{query}”.{' '}
          <Link to={searchAddress(query, { exactly: true })}>Search for exactly that</Link>
        </p>
      ) : (
        <p>{exactly ? 'Exactly as typed, in rules and pages.' : 'In rules and pages of the marketplace.'}</p>
      )}
    </div>
  )
}
