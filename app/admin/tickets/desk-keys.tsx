import { useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import { addressOf } from './address-of-ticket.ts'
import type { QueueData } from './queue/load-queue.ts'

/** Those of every list (search, choosing a row, going to a screen) are told with them. */
const WORDS = {
  'j k': 'Next ticket, the one before',
  r: 'Reply',
  n: 'Note for staff',
  t: 'Templates',
  a: 'Take it, or choose who handles it',
  e: 'Resolve',
  m: 'Merge into another',
  x: 'Choose the ticket, to do one thing to several',
  'ctrl ↵': 'Send what is written',
}

/** The keys of the desk, for whoever has them. */
export function DeskKeys() {
  return (
    <p className="small soft hide-s admin-keys">
      <kbd>J</kbd> <kbd>K</kbd> next, previous, <kbd>R</kbd> reply, <kbd>N</kbd> note, <kbd>A</kbd> assign,{' '}
      <kbd>E</kbd> resolve
    </p>
  )
}

/** What each key does, wherever the focus is outside of a field. */
export function useDeskKeys(queue: QueueData, current?: number): void {
  const navigate = useNavigate()
  const place = queue.rows.findIndex(({ number }) => number === current)
  const open = (at: number) => {
    const row = queue.rows[at]
    if (row) void navigate(addressOf(queue, { number: row.number }))
  }
  const keys = {
    j: () => open(place + 1),
    k: () => open(place - 1),
    r: () => press('.ticket-write [data-key=r]', '#answer-text'),
    n: () => press('.ticket-write [data-key=n]', '#note-text'),
    t: () => press('.ticket-templates > summary', '.ticket-templates button'),
    a: () => press('.ticket-acts [data-key=a]') || press('.ticket-assign > summary', '#assign-assigneeId'),
    e: () => press('.ticket-acts [data-key=e]'),
    m: () => press('.ticket-merge > summary', '#merge-into'),
    x: () => press(`.tq [data-number="${current}"] input`),
  }
  usePageKeys(keys, WORDS)
}

/** Presses what a key stands for, and goes into the field that this opens. */
function press(control: string, field?: string): boolean {
  const found = document.querySelector<HTMLElement>(control)
  if (!found) return false
  if (!(found.parentElement instanceof HTMLDetailsElement && found.parentElement.open)) found.click()
  // The field is there once the page has drawn what was pressed.
  if (field) requestAnimationFrame(() => document.querySelector<HTMLElement>(field)?.focus())
  return true
}
