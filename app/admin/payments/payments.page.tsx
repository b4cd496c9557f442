import { useLocation } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/payments.page.ts'
import { loadPayments } from './load-payments.ts'
import { paymentColumns } from './payment-columns.tsx'
import { PaymentFiltersForm } from './payment-filters-form.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export const loader = reading(staffOnly('payments.read', loadPayments))

export const meta: Route.MetaFunction = () => describeAdminPage('Payments')

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { rows, filters, found, isOver, page, pages, now, counts, csvAddress } = loaderData
  const { key } = useLocation()
  return (
    <>
      <PageHead title="Payments" lede="Money that members paid in from outside, and what came of it." />
      <PaymentsTabs current="/admin/payments" counts={counts} />
      <PaymentFiltersForm {...filters} />
      <DataTable
        key={key}
        label="Payments"
        columns={paymentColumns(now)}
        rows={rows}
        rowKey={(row) => row.id}
        sort={filters.sort}
        count={`${isOver ? 'Over ' : ''}${formatCount(found)} ${found === 1 ? 'payment' : 'payments'}`}
        csvHref={csvAddress}
        tight
        empty={
          <EmptyState
            title="No payment fits"
            actions={<ButtonLink to="/admin/payments">Show all payments</ButtonLink>}
          >
            A payment is found by its id or the first eight digits of it, by its reference, by who paid, or by
            its sum.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} note={`${loaderData.aPage} a page`} />
    </>
  )
}
