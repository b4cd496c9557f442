import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/checks.page.ts'
import { ChecksTable } from './checks-table.tsx'
import { loadChecks } from './load-checks.ts'

const HERE = '/admin/identity-checks'

const DONE = new Map([
  ['approved', 'Approved, and the member was told.'],
  ['returned', 'Sent back, and the member was told why.'],
])

export const loader = reading(staffOnly('identity.read-queue', loadChecks))

export const meta: Route.MetaFunction = () => describeAdminPage('Identity checks')

export default function ChecksPage({ loaderData }: Route.ComponentProps) {
  const { rows, isDecided, waiting, now, page, pages } = loaderData
  const done = DONE.get(loaderData.done ?? '')
  return (
    <>
      <PageHead
        title="Identity checks"
        lede="Documents of members who want to withdraw large sums. Every look at them is written down."
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <Tabs
        label="Identity checks"
        tabs={[
          { to: HERE, label: 'Waiting', count: waiting, current: !isDecided },
          { to: `${HERE}?show=decided`, label: 'Decided', current: isDecided },
        ]}
      />
      <ChecksTable rows={rows} isDecided={isDecided} now={now} />
      <Pagination page={page} pages={pages} />
    </>
  )
}
