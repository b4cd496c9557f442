import { Link } from 'react-router'
import { Figs } from '#app/ui/figs/figs.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { Glance } from './load-deals.ts'

/** The member’s money and the deals that are under way; who has neither is not told of them. */
export function AtAGlance({ currency, available, clearing, held, heldCount, buying, selling }: Glance) {
  const hasMoney = available !== 0n || clearing !== 0n || held !== 0n
  if (!hasMoney && buying + selling === 0) return null
  const figs = [
    {
      name: 'Available',
      value: (
        <Link to="/my/balance">
          <Money minor={available} currency={currency} />
        </Link>
      ),
      note: 'to spend or withdraw',
    },
    { name: 'Clearing', value: <Money minor={clearing} currency={currency} />, note: 'earned, yours soon' },
    {
      name: 'In escrow',
      value: <Money minor={held} currency={currency} />,
      note: heldCount === 1 ? 'for one milestone' : `for ${heldCount} milestones`,
    },
    {
      name: 'Open, as buyer',
      value: <Link to="/my/orders?side=bought">{buying}</Link>,
      note: 'deals under way',
    },
    {
      name: 'Open, as seller',
      value: <Link to="/my/orders?side=sold">{selling}</Link>,
      note: 'deals under way',
    },
  ]
  return (
    <section className="sub" aria-labelledby="glance">
      <h2 id="glance">Money and deals</h2>
      <Figs figs={figs} />
    </section>
  )
}
