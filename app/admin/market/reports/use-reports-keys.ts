import { useNavigate } from 'react-router'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import type { ReportsData } from './load-reports.ts'

/** J opens the next case and K the one before; 1 to 5 choose a decision. */
export function useReportsKeys({ rows }: Pick<ReportsData, 'rows'>, current?: string): void {
  const navigate = useNavigate()
  const place = rows.findIndex(({ to }) => to.split('?')[0] === current)
  const open = (at: number) => {
    const row = rows[at]
    if (row) void navigate(row.to)
  }
  usePageKeys({
    j: () => open(place + 1),
    k: () => open(place - 1),
    ...Object.fromEntries(['1', '2', '3', '4', '5'].map((key) => [key, () => choose(Number(key) - 1)])),
  })
}

function choose(at: number): void {
  const radio = document.querySelectorAll<HTMLInputElement>('.case-choices input')[at]
  radio?.click()
  radio?.focus()
}
