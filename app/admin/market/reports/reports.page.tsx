import deskCssUrl from '#app/admin/case-desk/case-desk.css?url'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/reports.page.ts'
import { loadReports } from './load-reports.ts'
import { ReportsKeys } from './reports-keys.tsx'
import { ReportsBar, ReportsList } from './reports-list.tsx'
import { useReportsKeys } from './use-reports-keys.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskCssUrl }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('report.read', loadReports))

export const meta: Route.MetaFunction = () => describeAdminPage('Reports')

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  useReportsKeys(loaderData)
  return (
    <>
      <PageHead
        title="Reports"
        lede="What people reported, the weightiest first: how many, how often they were right, what is at stake."
      >
        <ReportsKeys />
      </PageHead>
      {loaderData.done === 'decided' ? (
        <Note role="status" icon="circle-check">
          Decided, and both sides were told.
        </Note>
      ) : null}
      <ReportsBar {...loaderData} />
      <div className="case-desk">
        <ReportsList {...loaderData} />
      </div>
    </>
  )
}
