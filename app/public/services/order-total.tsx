import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import type { Choice } from '#domain/catalogue/cards/choice-rules.ts'
import type { OrderPanelProps } from './order-panel-props.ts'
import { orderSum, sumRows } from './order-sum.ts'
import { readyBy } from './ready-by.ts'

/** What is paid, line by line, and told again to whoever hears the page when it changes. */
export function OrderTotal({ offer, choice, terms, currency, today }: OrderPanelProps & { choice: Choice }) {
  const sum = orderSum(choice, offer, terms)
  return (
    <>
      <Sum
        rows={[
          ...sumRows(sum.lines, choice.quantity).map(({ key, title, priceMinor }) => ({
            key,
            name: title,
            amount: <Money minor={priceMinor} currency={currency} />,
          })),
          { key: 'fee', name: 'Service fee', amount: <Money minor={sum.serviceFee} currency={currency} /> },
        ]}
        total={{ name: 'You pay', amount: <Money minor={sum.buyerPays} currency={currency} /> }}
      />
      <p className="sr" role="status">
        {`You pay ${formatMoney(sum.buyerPays, currency)}, ready by ${readyBy(today, sum.deliveryDays)}.`}
      </p>
    </>
  )
}
