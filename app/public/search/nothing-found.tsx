import { Link } from 'react-router'
import { counted } from '#app/public/figures/figures.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { searchAddress } from './search-address.ts'

type NothingFoundProps = { query: string; nearest: { query: string; count: number } | undefined }

export function NothingFound({ query, nearest }: NothingFoundProps) {
  return (
    <>
      <div className="search-head">
        <h1>Nothing matches “{query}”</h1>
        <p>Every word must occur. Try fewer words, or one of these.</p>
      </div>
      <ul className="lines search-instead">
        {nearest ? (
          <li>
            <Icon name="spell-check" />
            <span>
              Did you mean{' '}
              <Link to={searchAddress(nearest.query)}>
                <b>{nearest.query}</b>
              </Link>
              ? {counted(nearest.count, 'result')}
            </span>
          </li>
        ) : null}
        <li>
          <Icon name="book-open" />
          <span>
            <Link to="/docs">Browse the documents</Link>, each with its contents
          </span>
        </li>
        <li>
          <Icon name="mail" />
          <span>
            <Link to="/contacts">Write to us</Link>, and a person answers
          </span>
        </li>
      </ul>
    </>
  )
}
