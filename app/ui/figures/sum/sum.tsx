import type { ReactNode } from 'react'

export type SumRow = { name: ReactNode; amount: ReactNode; hint?: ReactNode; key?: string | undefined }

type SumProps = {
  rows: readonly SumRow[]
  total?: { name: ReactNode; amount: ReactNode } | undefined
}

/** Money written as a sum: rows, an ink line, the total, a double rule. It stands beside every button that moves money. */
export function Sum({ rows, total }: SumProps) {
  return (
    <dl className="sum">
      {rows.map((row, index) => (
        <div key={row.key ?? index}>
          <dt>
            {row.name}
            {row.hint ? <small>{row.hint}</small> : null}
          </dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
      {total ? (
        <div className="total">
          <dt>{total.name}</dt>
          <dd>{total.amount}</dd>
        </div>
      ) : null}
    </dl>
  )
}
