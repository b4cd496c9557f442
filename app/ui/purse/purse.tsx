import type { ReactNode } from 'react'
import type { MinorUnits } from '../money/format-money.ts'
import { MoneyLarge } from '../money/money.tsx'

type PursePocket = { name: string; minor: MinorUnits; note?: ReactNode }

/** What there is, in its pockets; the first one, which can be spent, is the largest. */
export function Purse({ pockets, currency }: { pockets: readonly PursePocket[]; currency: string }) {
  return (
    <dl className="purse">
      {pockets.map((pocket) => (
        <div key={pocket.name}>
          <dt>{pocket.name}</dt>
          <dd>
            <MoneyLarge minor={pocket.minor} currency={currency} />
          </dd>
          {pocket.note ? <dd className="purse-note">{pocket.note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
