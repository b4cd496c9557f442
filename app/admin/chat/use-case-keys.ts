import { useNavigate } from 'react-router'
import { caseKeys } from '#app/admin/case-desk/case-keys.ts'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import { addressOfCase } from './address-of-case.ts'
import type { FlagsData } from './load-flags.ts'

const KEY_WORDS = {
  'j k': 'Next case, case before',
  '1 – 5': 'Choose a decision',
  o: 'Ask for more of the conversation',
}

/** J opens the next case and K the one before; 1 to 5 choose a decision, O asks for more of the conversation. */
export function useCaseKeys(
  list: Pick<FlagsData, 'rows' | 'filter' | 'words' | 'after'>,
  current?: string,
): void {
  const navigate = useNavigate()
  const place = list.rows.findIndex(({ id }) => id === current)
  const open = (by: 1 | -1) => {
    const row = list.rows[place + by]
    if (row) void navigate(addressOfCase(row.id, list))
  }
  usePageKeys({ ...caseKeys(open), o: askForMore }, KEY_WORDS)
}

function askForMore(): void {
  const more = document.querySelector<HTMLDetailsElement>('.case-more')
  if (!more) return
  more.open = true
  more.querySelector<HTMLInputElement>('[name=reason]')?.focus()
}
