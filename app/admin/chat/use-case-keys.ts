import { useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import { addressOfCase } from './address-of-case.ts'
import type { FlagsData } from './load-flags.ts'

const KEY_WORDS = {
  'j k': 'Next case, case before',
  '1 – 5': 'Choose a decision',
  o: 'Ask for more of the conversation',
}

/** J opens the next case and K the one before; 1 to 5 choose a decision, O asks for more of the conversation. */
export function useCaseKeys(list: Pick<FlagsData, 'rows' | 'filter' | 'words'>, current?: string): void {
  const navigate = useNavigate()
  const place = list.rows.findIndex(({ id }) => id === current)
  const open = (at: number) => {
    const row = list.rows[at]
    if (row) void navigate(addressOfCase(row.id, list))
  }
  usePageKeys(
    {
      j: () => open(place + 1),
      k: () => open(place - 1),
      o: askForMore,
      ...Object.fromEntries(['1', '2', '3', '4', '5'].map((key) => [key, () => choose(Number(key) - 1)])),
    },
    KEY_WORDS,
  )
}

function choose(at: number): void {
  const radio = document.querySelectorAll<HTMLInputElement>('.case-choices input')[at]
  radio?.click()
  radio?.focus()
}

function askForMore(): void {
  const more = document.querySelector<HTMLDetailsElement>('.case-more')
  if (!more) return
  more.open = true
  more.querySelector<HTMLInputElement>('[name=reason]')?.focus()
}
