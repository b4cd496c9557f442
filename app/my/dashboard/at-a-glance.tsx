import { Link } from 'react-router'
import { DealsTable } from '#app/my/orders/deals-table.tsx'
import { Purse } from '#app/ui/purse/purse.tsx'
import type { Glance } from './load-deals.ts'

/** The member’s money, and the deals in which somebody else has the next move; who has neither is not told of them. */
export function AtAGlance({ currency, available, clearing, held, heldCount, waiting }: Glance) {
  const hasMoney = available !== 0n || clearing !== 0n || held !== 0n
  return (
    <>
      {hasMoney ? (
        <section className="sub" aria-labelledby="money">
          <div className="row">
            <h2 id="money">Money</h2>
            <Link to="/my/balance">Statement</Link>
          </div>
          <Purse
            currency={currency}
            pockets={[
              {
                name: 'Available',
                minor: available,
                note: <Link to="/my/payouts">Withdraw</Link>,
              },
              { name: 'Clearing', minor: clearing, note: 'Earned, yours soon' },
              {
                name: 'Held in your deals',
                minor: held,
                note: heldCount === 1 ? '1 milestone' : `${heldCount} milestones`,
              },
            ]}
          />
        </section>
      ) : null}
      {waiting.length > 0 ? (
        <section className="sub" aria-labelledby="waiting">
          <div className="row">
            <h2 id="waiting">Waiting for others</h2>
            <Link to="/my/orders">All orders and deals</Link>
          </div>
          <DealsTable label="Waiting for others" deals={waiting} currency={currency} />
        </section>
      ) : null}
    </>
  )
}
