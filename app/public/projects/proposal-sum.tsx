import { Money } from '#app/ui/money/money.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { computeFees, type FeeTerms } from '#domain/ledger/arithmetic.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { add } from '#platform/money/money.ts'
import type { TypedRow } from '../../shared/projects/proposal-rows.ts'

type ProposalSumProps = {
  rows: readonly TypedRow[]
  currency: string
  feeTerms: FeeTerms
  isForTeam: boolean
}

/** What the seller receives of what was typed: the same arithmetic that the deal is paid out by, a milestone at a time. */
export function ProposalSum({ rows, currency, feeTerms, isForTeam }: ProposalSumProps) {
  const fees = rows.flatMap(({ price }) => {
    const typed = parseAmount(price, currency)
    return typed ? [computeFees(typed, feeTerms, 'seller')] : []
  })
  const amount = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <div className="proposal-sum" aria-live="polite">
      {fees.length === 0 ? (
        <p className="soft">Write a price, and what you receive stands here.</p>
      ) : (
        <Sum
          rows={[
            { name: 'The buyer pays for the work', amount: amount(add(...fees.map(({ price }) => price))) },
            {
              name: `Seller commission, ${feeTerms.commissionBasisPoints / 100}%`,
              amount: amount(-add(...fees.map(({ commissionBorneBySeller }) => commissionBorneBySeller))),
            },
          ]}
          total={{
            name: isForTeam ? 'The team receives' : 'You receive',
            amount: amount(add(...fees.map(({ sellerGets }) => sellerGets))),
          }}
        />
      )}
    </div>
  )
}
