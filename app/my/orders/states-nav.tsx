import { Link } from 'react-router'
import { dealStateWords } from '#app/shared/deals/room-words.ts'
import type { DealState } from '#domain/deals/states.ts'

type StatesNavProps = {
  counts: readonly { state: DealState; count: number }[]
  all: number
  current: DealState | undefined
  hrefOf: (state?: DealState) => string
}

/** Deals by their state: those that there are any of, and the one that is chosen. */
export function StatesNav({ counts, all, current, hrefOf }: StatesNavProps) {
  const link = (label: string, count: number, state?: DealState) => (
    <Link
      key={label}
      to={hrefOf(state)}
      className="chip"
      aria-current={state === current ? 'true' : undefined}
      preventScrollReset
    >
      {label} <small>{count}</small>
    </Link>
  )
  return (
    <nav className="deal-states" aria-label="By state">
      {link('All', all)}
      {counts
        .filter(({ state, count }) => count > 0 || state === current)
        .map(({ state, count }) => link(dealStateWords[state], count, state))}
    </nav>
  )
}

/** In which order a list of deals can be read. */
export const dealSorts = [
  { value: 'changed', label: 'Changed last' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
]
