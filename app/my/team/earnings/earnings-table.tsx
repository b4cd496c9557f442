import type { ReactNode } from 'react'
import { Money } from '#app/ui/money/money.tsx'

type Amounts = { releasedMinor: bigint; commissionMinor: bigint }
type EarningsTableProps = {
  label: string
  currency: string
  /** What the last line sums up, and to what. */
  total: { name: string; sum: Amounts }
  children: ReactNode
}

/** What was released, what the marketplace kept of it and what the team shared: the same columns wherever earnings stand. */
export function EarningsTable({ label, currency, total, children }: EarningsTableProps) {
  return (
    <table className="table statement">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">For what</th>
          <th scope="col" className="n">
            Released
          </th>
          <th scope="col" className="n">
            Commission
          </th>
          <th scope="col" className="n">
            Shared, {currency}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{total.name}</td>
          <EarningCells amounts={total.sum} currency={currency} />
        </tr>
      </tfoot>
    </table>
  )
}

type EarningCellsProps = { amounts: Amounts; currency: string; isLine?: boolean }

export function EarningCells({ amounts, currency, isLine }: EarningCellsProps) {
  const { releasedMinor, commissionMinor } = amounts
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <>
      <td className="n k">{write(releasedMinor)}</td>
      <td className={isLine ? 'n k soft' : 'n k'}>{write(-commissionMinor)}</td>
      <td className={isLine ? 'n b' : 'n'}>{write(releasedMinor - commissionMinor)}</td>
    </>
  )
}
