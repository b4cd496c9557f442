import { useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'

const LIST_WORDS = { a: 'Approve the row, or all that are selected' }

/** On the list A approves what is selected, or else the row that has the focus. */
export function useListKeys(): void {
  usePageKeys({ a: approveHere }, LIST_WORDS)
}

function approveHere(): void {
  const button = document.querySelector<HTMLButtonElement>('.data .actbar button[data-key=a]')
  const isAny = document.querySelector('.data tbody .data-pick input:checked') !== null
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('.data-pick input')
  if (!isAny && !box) return
  if (!isAny && box) box.checked = true
  button?.form?.requestSubmit(button)
}

const ONE_WORDS = {
  a: 'Approve it and go on',
  '1 – 9': 'Tick a reason',
  r: 'Send it back for the reasons that are ticked, and go on',
  t: 'Take it to look at, or release it',
  n: 'Next',
  u: 'Back to the list',
}

/** One thing of a queue: one key a decision, each of which opens the next. */
export function useDecisionKeys({ next, list }: { next: string | null; list: string }): void {
  const navigate = useNavigate()
  const digits = Array.from({ length: 9 }, (_, at) => [String(at + 1), () => tick(at)] as const)
  usePageKeys(
    {
      ...Object.fromEntries(digits),
      a: () => press('a'),
      r: sendBack,
      t: () => press('t'),
      n: () => void (next && navigate(next)),
      u: () => void navigate(list),
    },
    ONE_WORDS,
  )
}

function press(key: string): void {
  const button = document.querySelector<HTMLButtonElement>(`main button[data-key=${key}]`)
  if (button && !button.disabled) button.form?.requestSubmit(button)
}

const reasonBoxes = () => [...document.querySelectorAll<HTMLInputElement>('main [name=reasons]')]

function tick(at: number): void {
  reasonBoxes()[at]?.click()
}

/** Without a reason there is nothing to send: the first of them is where to choose. */
function sendBack(): void {
  const boxes = reasonBoxes()
  const note = document.querySelector<HTMLTextAreaElement>('main textarea[name=note]')
  if (boxes.some(({ checked }) => checked) || note?.value.trim()) press('r')
  else boxes[0]?.focus()
}
