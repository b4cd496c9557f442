import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { DESK } from '../address-of-ticket.ts'
import type { LinkedData } from './describe-linked.ts'
import type { PersonData } from './load-person.ts'

type TicketAsideProps = { person: PersonData; linked: LinkedData }

/** Whose ticket it is and what it is about, opened in place. */
export function TicketAside({ person, linked }: TicketAsideProps) {
  return (
    <div className="ticket-about">
      <details>
        <summary>
          <Avatar name={person.name} src={person.avatar} size={40} />
          <span>
            <b>{person.name}</b>
            <small className="soft">{person.id ? person.email : `${person.email}, visitor`}</small>
          </span>
        </summary>
        {person.rows.length > 0 ? <Meta rows={person.rows} /> : <p className="soft">No account here.</p>}
        {person.id ? (
          <p>
            <Link to={`/admin/users/${person.id}`}>Open the account</Link>
          </p>
        ) : null}
      </details>
      {linked ? (
        <details>
          <summary>
            <b>{linked.title}</b>
            <small className="soft">{linked.kind}, linked by the person</small>
          </summary>
          {linked.to ? (
            <p>
              <Link to={linked.to}>Open {linked.title}</Link>
            </p>
          ) : (
            <p className="soft">It is theirs, and no part of yours: ask a colleague whose part it is.</p>
          )}
        </details>
      ) : null}
      <details>
        <summary>
          <b>{othersInWords(person.others.length)}</b>
          <small className="soft">Of the same person</small>
        </summary>
        {person.others.length === 0 ? <p className="soft">This is the first.</p> : null}
        <ul>
          {person.others.map(({ number, subject, state }) => (
            <li key={number}>
              <Link to={`${DESK}/${number}`}>
                {number}: {subject}
              </Link>{' '}
              <small className="soft">{state}</small>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const SHOWN_MOST = 6

function othersInWords(count: number): string {
  if (count === 0) return 'No other tickets'
  return `Other tickets: ${count}${count === SHOWN_MOST ? ', the newest' : ''}`
}
