import { inDays } from '#app/shared/figures/figures.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import type { DealTyped } from '#domain/deals/deal-input.ts'
import { costOf, type CostRules } from './cost-of-deal.ts'

/** What both sides pay and get, while it is typed. */
export function CostPreview({ typed, rules }: { typed: DealTyped; rules: CostRules }) {
  const cost = costOf(typed, rules)
  const { currency } = rules
  if (!cost) return <p className="soft">Write a price, and the whole sum stands here for both sides.</p>
  const amount = (minor: bigint) => <Money minor={minor} currency={currency} />
  const borne =
    { seller: 'the seller', buyer: 'the buyer', half: 'both, half and half' }[typed.feeBearer] ?? 'the seller'
  return (
    <div className="stack" aria-live="polite">
      <Sum
        rows={[
          { name: 'Price of the work', amount: amount(cost.price) },
          {
            name: `Seller commission, ${cost.commissionBasisPoints / 100}%`,
            hint: `borne by ${borne}`,
            amount: amount(cost.commission),
          },
          ...(cost.serviceFee > 0n
            ? [{ name: 'Service fee of the buyer', amount: amount(cost.serviceFee) }]
            : []),
          { name: typed.as === 'buyer' ? 'You pay' : 'The buyer pays', amount: amount(cost.buyerPays) },
        ]}
        total={{
          name: typed.as !== 'seller' ? 'The seller gets' : typed.team ? 'The team gets' : 'You get',
          amount: amount(cost.sellerGets),
        }}
      />
      {cost.usualBasisPoints > cost.commissionBasisPoints ? (
        <p className="small soft">
          The lower commission is for a buyer with whom you have had no deal here. Otherwise it is{' '}
          {cost.usualBasisPoints / 100}%, which stands in the deal as soon as they come.
        </p>
      ) : null}
      <p className="small soft">
        Each milestone is paid into escrow when it begins and released when it is accepted; released money
        clears {inDays(cost.clearingDays)}.
      </p>
    </div>
  )
}
