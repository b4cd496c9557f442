import { Link } from 'react-router'
import { type Face, Faces } from '#app/ui/avatar/avatar.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import type { DealRow } from './deal-row.ts'

type DealsTableProps = {
  label: string
  deals: readonly DealRow[]
  currency: string
  /** With the receipts of what was bought. */
  withOrders?: boolean
  /** With who of a team works on it. */
  withWorkers?: boolean
}

/** A deal a row, with whose turn it is. */
export function DealsTable({ label, deals, currency, withOrders, withWorkers }: DealsTableProps) {
  return (
    <DataTable
      label={label}
      rows={deals}
      rowKey={({ id }) => id}
      columns={columnsFor(currency).filter(
        ({ key }) => (key !== 'order' || withOrders) && (key !== 'workers' || withWorkers),
      )}
    />
  )
}

function columnsFor(currency: string): Column<DealRow>[] {
  return [
    {
      key: 'title',
      head: 'Deal',
      text: 'wrap',
      phone: 'title',
      cell: ({ id, title, soldFor }) => (
        <>
          <Link to={`/deals/${id}`}>
            <b>{title}</b>
          </Link>
          {soldFor ? <small className="soft"> for {soldFor}</small> : null}
        </>
      ),
    },
    {
      key: 'with',
      head: 'With',
      cell: ({ other }) =>
        other ? <Link to={other.to}>{other.name}</Link> : <span className="soft">Not here yet</span>,
    },
    { key: 'workers', head: 'Who works', cell: ({ workers = [] }) => <Workers workers={workers} /> },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: ({ standing: { words, part, isBad } }) => (
        <Pie part={part} tone={isBad ? 'bad' : undefined}>
          {words}
        </Pie>
      ),
    },
    { key: 'step', head: 'Next step', text: 'wrap', phone: 'under', cell: (row) => <Step row={row} /> },
    {
      key: 'price',
      head: 'Price',
      align: 'end',
      phone: 'under-end',
      cell: ({ priceMinor, heldMinor }) => (
        <>
          <Money minor={priceMinor} currency={currency} />
          {heldMinor > 0n ? (
            <small className="soft deal-held">
              <Money minor={heldMinor} currency={currency} /> held
            </small>
          ) : null}
        </>
      ),
    },
    {
      key: 'order',
      head: 'Order',
      cell: ({ order }) =>
        order ? (
          <Link to={`/my/orders/${order.id}`}>
            <span className="sr">Receipt of order </span>
            {order.number}
          </Link>
        ) : null,
    },
  ]
}

function Workers({ workers }: { workers: readonly Face[] }) {
  return workers.length > 0 ? (
    <Faces faces={workers} size={28} />
  ) : (
    <span className="soft">Nobody chosen</span>
  )
}

function Step({ row: { step, isYours, until, isLate } }: { row: DealRow }) {
  if (!step) return <span className="soft">Nothing to do</span>
  const words = (
    <>
      {step}
      {until ? (
        <>
          , <span className="deal-until">{`${isLate ? 'since' : 'by'} ${until}`}</span>
        </>
      ) : null}
    </>
  )
  return isYours ? <b className={isLate ? 'deal-late' : undefined}>{words}</b> : <span>{words}</span>
}
