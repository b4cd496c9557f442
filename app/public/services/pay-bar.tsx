import { Money } from '#app/ui/money/money.tsx'
import type { Choice } from '#domain/catalogue/cards/choice-rules.ts'
import type { OrderPanelProps } from './order-panel-props.ts'
import { orderSum } from './order-sum.ts'
import { readyBy } from './ready-by.ts'

/** On a phone the sum stays in sight, with the way back to what it is made of. */
export function PayBar({ offer, choice, terms, currency, today }: OrderPanelProps & { choice: Choice }) {
  const { buyerPays, pack, deliveryDays } = orderSum(choice, offer, terms)
  return (
    <div className="paybar">
      <p>
        <b>
          <Money minor={buyerPays} currency={currency} />
        </b>
        <small className="soft">
          {pack.title}, by {readyBy(today, deliveryDays, true)}
        </small>
      </p>
      <a className="btn btn-line" href="#sum">
        See the sum
      </a>
    </div>
  )
}
