import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'

/** Anything of the marketplace in a line: what it is called, how it stands, what it is worth and when it last moved. */
export type Thing = {
  to: string
  name: string
  note?: string
  state?: string
  sum?: { minor: bigint; currency: string } | undefined
  at: Date | null
}

export function ThingsList({ things, now }: { things: readonly Thing[]; now: Date }) {
  return (
    <ul className="lines">
      {things.map(({ to, name, note, state, sum, at }) => (
        <li key={`${to} ${name}`}>
          <span className="grow">
            <Link to={to}>{name}</Link> {state ? <Tag>{state}</Tag> : null}{' '}
            <small className="soft">
              {note ? `${note}, ` : ''}
              {at ? <Time at={at} now={now} /> : null}
            </small>
          </span>
          {sum ? <Money minor={sum.minor} currency={sum.currency} /> : null}
        </li>
      ))}
    </ul>
  )
}
