import { statePart } from '#app/shared/support/standing-words.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { TicketFilter } from '#domain/support/index.ts'
import { stateWords } from '#domain/support/ticket-words.ts'
import type { TicketListData } from './load-list.server.ts'

type TicketListProps = {
  list: TicketListData
  /** The one that is open beside it. */
  current?: number | undefined
}

const at = (filter: TicketFilter | null, after?: string) => {
  const asked = new URLSearchParams({ ...(filter ? { show: filter } : {}), ...(after ? { after } : {}) })
  return asked.size === 0 ? '/my/support' : `/my/support?${asked}`
}

/** Tickets with their state and whose turn it is; where one is open, this stands beside it. */
export function TicketList({ list, current }: TicketListProps) {
  const { filter, counts, rows, more, isFirst } = list
  const isAlone = current === undefined
  const Title = isAlone ? 'h1' : 'h2'
  return (
    <section className="tickets-l" aria-label="My tickets">
      <div className="row">
        <Title>My tickets</Title>
        <ButtonLink size="s" to="/support/new">
          <Icon name="plus" size={16} /> New
        </ButtonLink>
      </div>
      {isAlone ? (
        <Tabs
          label="Which tickets"
          tabs={[
            { to: at(null), label: 'All', count: counts.going + counts.over, current: filter === null },
            { to: at('going'), label: 'Going on', count: counts.going, current: filter === 'going' },
            { to: at('over'), label: 'Over', count: counts.over, current: filter === 'over' },
          ]}
        />
      ) : null}
      <ul className="tlist">
        {rows.map(({ number, subject, state, isUnread, turn }) => (
          <li key={number} className={number === current ? 'is-at' : undefined}>
            <KnownLink to={`/my/support/${number}`} aria-current={number === current ? 'page' : undefined}>
              <b>{subject}</b>
              <span>
                <Pie part={statePart[state]}>{stateWords[state]}</Pie>
                <small>{isUnread ? 'new answer' : turn}</small>
              </span>
            </KnownLink>
          </li>
        ))}
      </ul>
      {isAlone && (more || !isFirst) ? (
        <p className="row">
          {isFirst ? null : <KnownLink to={at(filter)}>Back to the newest</KnownLink>}
          {more ? <KnownLink to={at(filter, more)}>Show older tickets</KnownLink> : null}
        </p>
      ) : null}
    </section>
  )
}
