import { useNavigate } from 'react-router'
import { caseKeys } from '#app/admin/case-desk/case-keys.ts'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import type { ReportsData } from './load-reports.ts'

/** J opens the next case and K the one before; 1 to 5 choose a decision. */
export function useReportsKeys({ rows }: Pick<ReportsData, 'rows'>, current?: string): void {
  const navigate = useNavigate()
  const place = rows.findIndex(({ to }) => to.split('?')[0] === current)
  usePageKeys(
    caseKeys((by) => {
      const row = rows[place + by]
      if (row) void navigate(row.to)
    }),
  )
}
