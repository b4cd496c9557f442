import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import type { OriginRow } from './load-figures.ts'

const figure = new Intl.NumberFormat('en')

type Counted = 'paid' | 'disputed' | 'released' | 'refunded' | 'split' | 'withdrawn'

const count = (key: Counted, head: string): Column<OriginRow> => ({
  key,
  head,
  align: 'end',
  cell: (row) => figure.format(row[key]),
})

const columnsIn = (currency: string): Column<OriginRow>[] => [
  { key: 'name', head: 'Category', phone: 'title', cell: (row) => row.name },
  {
    key: 'volume',
    head: 'Volume',
    align: 'end',
    phone: 'title-end',
    cell: (row) => <Money minor={row.volumeMinor} currency={currency} />,
  },
  count('paid', 'Milestones paid'),
  count('disputed', 'Disputes'),
  count('released', 'Released'),
  count('refunded', 'Refunded'),
  count('split', 'Split'),
  count('withdrawn', 'Withdrawn'),
]

/** Volume, and disputes with how they ended, by where the deals came from. */
export function OriginTable({ rows, currency }: { rows: readonly OriginRow[]; currency: string }) {
  return (
    <DataTable
      label="Deals by category"
      rows={rows}
      rowKey={(row) => row.name}
      tight
      keys={false}
      columns={columnsIn(currency)}
      empty={<p className="soft">Nothing was paid or disputed in this time.</p>}
    />
  )
}
