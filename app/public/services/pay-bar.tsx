import { Money } from '#app/ui/money/money.tsx'
import type { Choice } from '#domain/catalogue/cards/choice-rules.ts'
import { daysText } from './compare-packages.ts'
import type { OrderPanelProps } from './order-panel.tsx'
import { orderSum } from './order-sum.ts'

/** On a phone the sum stays in sight, with the way back to what it is made of. */
export function PayBar({ offer, choice, terms, currency }: OrderPanelProps & { choice: Choice }) {
  const { buyerPays, pack, deliveryDays } = orderSum(choice, offer, terms)
  return (
    <div className="paybar">
      <p>
        <b>
          <Money minor={buyerPays} currency={currency} />
        </b>
        <small className="soft">
          {pack.title}, {daysText(deliveryDays)}
        </small>
      </p>
      <a className="btn btn-line" href="#order">
        See the sum
      </a>
    </div>
  )
}
