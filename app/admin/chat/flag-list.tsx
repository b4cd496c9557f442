import { Link } from 'react-router'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { decisionWords } from './flag-words.ts'
import type { FlagsData } from './load-flags.ts'

const HERE = '/admin/chat'

export function FlagTabs({ filter, counts }: Pick<FlagsData, 'filter' | 'counts'>) {
  return (
    <Tabs
      label="Flagged messages"
      tabs={[
        {
          to: HERE,
          label: 'To look at',
          count: counts.rules + counts.reported,
          current: filter === 'open',
        },
        { to: `${HERE}?show=rules`, label: 'By the rules', count: counts.rules, current: filter === 'rules' },
        {
          to: `${HERE}?show=reported`,
          label: 'Reported',
          count: counts.reported,
          current: filter === 'reported',
        },
        { to: `${HERE}?show=decided`, label: 'Decided', current: filter === 'decided' },
      ]}
    />
  )
}

type FlagListProps = Pick<FlagsData, 'rows' | 'filter' | 'now'> & { current?: string }

/** The queue at the left: opening one is written to the log. */
export function FlagList({ rows, filter, now, current }: FlagListProps) {
  if (rows.length === 0)
    return <p className="soft">{filter === 'decided' ? 'Nothing was decided yet.' : 'Nothing waits.'}</p>
  const show = filter === 'open' ? '' : `?show=${filter}`
  return (
    <ul className="flag-list" aria-label="Cases">
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={`${HERE}/${row.id}${show}`} aria-current={row.id === current ? 'page' : undefined}>
            <b>“{row.found}”</b>
            <span>{row.by}</span>
            <small>
              {row.decision ? decisionWords[row.decision] : row.what}
              <Time at={row.at} now={now} compact quiet />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
