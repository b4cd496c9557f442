import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/referrals.page.ts'
import { loadReferrals } from './load-referrals.ts'
import { ReferralsTable } from './referrals-table.tsx'

const HERE = '/admin/referrals'

const DONE = new Map([
  ['released', 'Released, and both were told.'],
  ['refused', 'Refused, and both were told why.'],
])

export const loader = reading(staffOnly('referral.read-queue', loadReferrals))

export const meta: Route.MetaFunction = () => describeAdminPage('Invitations')

export default function ReferralsPage({ loaderData }: Route.ComponentProps) {
  const { rows, isDecided, waiting, now, currency, page, pages } = loaderData
  const done = DONE.get(loaderData.done ?? '')
  return (
    <>
      <PageHead
        title="Invitations"
        lede="Rewards that wait because something says that who invited and who was invited are one person."
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <Tabs
        label="Invitations"
        tabs={[
          { to: HERE, label: 'Waiting', count: waiting, current: !isDecided },
          { to: `${HERE}?show=decided`, label: 'Decided', current: isDecided },
        ]}
      />
      <ReferralsTable rows={rows} isDecided={isDecided} now={now} currency={currency} />
      <Pagination page={page} pages={pages} />
    </>
  )
}
