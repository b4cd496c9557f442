import { useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import { addressOf } from './address-of-idea.ts'
import type { DeskData } from './load-desk.ts'

const WORDS = {
  'j k': 'Next idea, the one before',
  r: 'Answer',
  s: 'State',
  m: 'Merge into another',
  x: 'Choose the idea, to do one thing to several',
  'ctrl ↵': 'Send the answer',
}

/** The keys of the desk, for whoever has them. */
export function IdeasKeys() {
  return (
    <p className="small soft hide-s admin-keys">
      <kbd>J</kbd> <kbd>K</kbd> next, previous, <kbd>X</kbd> select, <kbd>M</kbd> merge, <kbd>S</kbd> state,{' '}
      <kbd>R</kbd> answer
    </p>
  )
}

/** What each key does, wherever the focus is outside of a field. */
export function useIdeasKeys(desk: DeskData, current?: number): void {
  const navigate = useNavigate()
  const place = desk.rows.findIndex(({ number }) => number === current)
  const open = (at: number) => {
    const row = desk.rows[at]
    if (row) void navigate(addressOf(desk, { number: row.number }))
  }
  const keys = {
    j: () => open(place + 1),
    k: () => open(place - 1),
    r: () => goTo('#respond-answer'),
    s: () => goTo('.idea-pick input:checked'),
    m: () => {
      const merging = document.querySelector<HTMLDetailsElement>('.idea-merge')
      if (merging) merging.open = true
      goTo('#merge-into')
    },
    x: () => document.querySelector<HTMLElement>(`.iq [data-number="${current}"] input`)?.click(),
  }
  usePageKeys(keys, WORDS)
}

const goTo = (field: string) => document.querySelector<HTMLElement>(field)?.focus()
