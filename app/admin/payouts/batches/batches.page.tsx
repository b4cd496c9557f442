import { staffOnly, reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { batchStates } from '#domain/payouts/batch-rules.ts'
import { batchStateLabels } from '#domain/payouts/batch-words.ts'
import { BATCHES_A_PAGE, listBatches } from '#domain/payouts/index.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/batches.page.ts'
import { batchColumns } from './batch-columns.tsx'

const HERE = '/admin/payouts/batches'

export const loader = reading(
  staffOnly('payouts.read', async ({ db, actor, url, clock }) => {
    const state = batchStates.find((one) => one === url.searchParams.get('state'))
    const page = Math.max(1, Number(/^\d{1,6}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1))
    return {
      ...(await listBatches(db, actor, { state, page })),
      state,
      aPage: BATCHES_A_PAGE,
      now: clock.now(),
    }
  }),
)

export const meta: Route.MetaFunction = () => describeAdminPage('Batches of payouts')

export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { rows, found, page, pages, state, aPage, now } = loaderData
  return (
    <>
      <Crumbs trail={[{ label: 'Payouts', to: '/admin/payouts' }, { label: 'Batches' }]} />
      <PageHead
        title="Batches"
        lede="Payouts that go to a bank in one file, or are paid by hand from one list. What is in one can’t be in another."
      />
      <Tabs
        label="Batches"
        tabs={[
          { to: HERE, label: 'All', current: !state },
          ...batchStates.map((one) => ({
            to: `${HERE}?state=${one}`,
            label: batchStateLabels[one],
            current: state === one,
          })),
        ]}
      />
      <DataTable
        label="Batches"
        columns={batchColumns(now)}
        rows={rows}
        rowKey={(row) => row.id}
        count={`${found} ${found === 1 ? 'batch' : 'batches'}`}
        tight
        empty={
          <EmptyState
            title={state ? 'No batch fits' : 'No batches yet'}
            actions={<ButtonLink to="/admin/payouts?show=approved">Show approved payouts</ButtonLink>}
          >
            A batch is made of approved payouts, from their list.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} note={`${aPage} a page`} />
    </>
  )
}
