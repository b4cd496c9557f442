import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { subtract } from '#platform/money/money.ts'
import type { Example } from './examples.ts'

/** Sums in a row, where works will stand: the one that will stand beside every button that moves money. */
export function PriceExamples({ examples, currency }: { examples: readonly Example[]; currency: string }) {
  return (
    <section className="hanging hung" aria-label="Four prices, worked out">
      {examples.map(({ title, note, to, sum }) => (
        <figure key={title}>
          <div className="hung-sheet">
            <Sum
              rows={[
                { name: 'Buyer pays', amount: <Money minor={sum.buyerPays} currency={currency} /> },
                {
                  name: 'To the hall',
                  amount: <Money minor={subtract(sum.sellerGets, sum.buyerPays)} currency={currency} />,
                },
              ]}
              total={{ name: 'Seller gets', amount: <Money minor={sum.sellerGets} currency={currency} /> }}
            />
          </div>
          <figcaption>
            <Link to={to}>{title}</Link>
            <span>
              <Money minor={sum.price} currency={currency} trim />, {note}
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
