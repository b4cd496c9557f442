import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Wider } from '../load-services.server.ts'
import { searchAddress } from '../search-address.ts'

type NothingFoundProps = {
  words: string
  /** The nearest spelling that finds something, and how much where that is known. */
  nearest: { words: string; count?: string | undefined } | undefined
  wider?: readonly Wider[]
}

/** Every way on from an empty list: another spelling, one filter less, the shelves, a person. */
export function NothingFound({ words, nearest, wider = [] }: NothingFoundProps) {
  return (
    <div className="nothing-found">
      <p className="soft">
        {wider.length > 0
          ? 'One filter less finds some:'
          : words === ''
            ? 'Take a filter off, or look around.'
            : 'Try fewer words, or one of these.'}
      </p>
      <ul className="lines search-instead">
        {nearest ? (
          <li>
            <Icon name="spell-check" />
            <span>
              Did you mean{' '}
              <Link to={searchAddress(nearest.words)}>
                <b>{nearest.words}</b>
              </Link>
              ? {nearest.count}
            </span>
          </li>
        ) : null}
        {wider.map(({ label, to, count }) => (
          <li key={label}>
            <Icon name="sliders-horizontal" />
            <span>
              <Link to={to}>Without “{label}”</Link>: {count}
            </span>
          </li>
        ))}
        <li>
          <Icon name="clipboard-list" />
          <span>
            <Link to="/my/projects/new">Post a project instead</Link>: say what you need, and sellers come to
            you
          </span>
        </li>
        <li>
          <Icon name="layout-grid" />
          <span>
            <Link to="/categories">Look through the categories</Link>, each with its works
          </span>
        </li>
        <li>
          <Icon name="book-open" />
          <span>
            <Link to="/docs">Browse the documents</Link>, each with its contents
          </span>
        </li>
        <li>
          <Icon name="mail" />
          <span>
            <Link to="/support/new">Write to us</Link>, and a person answers
          </span>
        </li>
      </ul>
    </div>
  )
}
