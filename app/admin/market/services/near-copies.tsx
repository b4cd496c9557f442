import { Link } from 'react-router'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { ShownCopy } from './load-copies.ts'

type CopiesProps = { copies: readonly ShownCopy[] }

/** Who else says the same: how much of it, and which passages. */
export function NearCopies({ copies }: CopiesProps) {
  return (
    <ul className="near-copies">
      {copies.map(({ id, to, title, owner, sharePercent, passages }) => (
        <li key={id}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p className="small soft row">
            <Tag tone={owner.isSame ? 'info' : 'bad'}>{sharePercent} % the same</Tag>
            <Link to={`/admin/users/${owner.id}`}>{owner.name}</Link>
            {owner.isSame ? <span>the same person</span> : null}
          </p>
          {passages.map((passage) => (
            <p key={passage} className="near-passage">
              <mark>{passage}</mark>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
