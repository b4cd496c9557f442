import { Form, Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { ListSteps } from '#app/admin/case-desk/list-steps.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { addressOfCase, CASES } from './address-of-case.ts'
import { decisionWords } from './flag-words.ts'
import type { FlagsData } from './load-flags.ts'

function FlagTabs({ filter, counts }: Pick<FlagsData, 'filter' | 'counts'>) {
  return (
    <Tabs
      label="Flagged messages"
      tabs={[
        {
          to: CASES,
          label: 'To look at',
          count: counts.open,
          current: filter === 'open',
        },
        {
          to: `${CASES}?show=rules`,
          label: 'By the rules',
          count: counts.rules,
          current: filter === 'rules',
        },
        {
          to: `${CASES}?show=reported`,
          label: 'Reported',
          count: counts.reported,
          current: filter === 'reported',
        },
        { to: `${CASES}?show=decided`, label: 'Decided', current: filter === 'decided' },
      ]}
    />
  )
}

/** Above the desk: what is shown, and a search for a member or a word. */
export function FlagBar({ filter, counts, words }: Pick<FlagsData, 'filter' | 'counts' | 'words'>) {
  return (
    <div className="desk-bar">
      <FlagTabs filter={filter} counts={counts} />
      <Form role="search" aria-label="Flagged messages" action={CASES}>
        {filter === 'open' ? null : <input type="hidden" name="show" value={filter} />}
        <AdminSearch label="Search flagged messages" placeholder="Member, word" words={words} most={100} />
      </Form>
    </div>
  )
}

type FlagListProps = { list: FlagsData; current?: string }

/** The queue at the left: opening one is written to the log. */
export function FlagList({ list, current }: FlagListProps) {
  const { rows, filter, words, outcomes, now, first, more } = list
  return (
    <div className="case-list">
      {rows.length === 0 ? <p className="soft">{emptyWords(filter, words)}</p> : null}
      <ul aria-label="Cases">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={addressOfCase(row.id, list)} aria-current={row.id === current ? 'page' : undefined}>
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
      <ListSteps first={first} more={more} />
      <p className="soft small">{outcomeWords(outcomes)}</p>
    </div>
  )
}

function emptyWords(filter: FlagsData['filter'], words: string): string {
  if (words) return `Nothing here is of “${words}”.`
  return filter === 'decided' ? 'Nothing was decided yet.' : 'Nothing waits.'
}

function outcomeWords({ nothing, word, more }: FlagsData['outcomes']): string {
  const all = nothing + word + more
  if (all === 0) return 'Nothing was decided in the last 30 days.'
  return `Decided in the last 30 days: ${all}. Nothing wrong ${nothing}, a warning or a hidden message ${word}, more than that ${more}.`
}
