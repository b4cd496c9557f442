import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { OrderAgain } from '#app/shared/deals/order-again.tsx'
import type { OrderData } from './load-order.ts'

/** The lines and their sum, as on paper: printed, only this is left. */
export function Receipt({ order }: { order: OrderData }) {
  const { currency, lines, price, serviceFee, total } = order
  return (
    <section className="receipt" id="receipt" aria-label="Receipt">
      <ul>
        {lines.map(({ position, title, what, quantity, days, priceMinor, seller, dealId, again }) => (
          <li key={position}>
            <div>
              <h2>{dealId ? <Link to={`/deals/${dealId}`}>{title}</Link> : title}</h2>
              <p className="soft">
                {what}
                {quantity > 1 ? ` × ${quantity}` : ''}, ready in {days === 1 ? '1 day' : `${days} days`}. Sold
                by {seller}.
              </p>
              {dealId ? <OrderAgain bought={again} title={title} /> : null}
            </div>
            <Money minor={priceMinor} currency={currency} />
          </li>
        ))}
      </ul>
      <Sum
        rows={[
          { key: 'price', name: 'Services', amount: <Money minor={price} currency={currency} /> },
          { key: 'fee', name: 'Service fee', amount: <Money minor={serviceFee} currency={currency} /> },
        ]}
        total={{ name: 'Total', amount: <Money minor={total} currency={currency} /> }}
      />
    </section>
  )
}
