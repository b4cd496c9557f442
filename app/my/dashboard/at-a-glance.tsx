import { Link } from 'react-router'
import { DealsTable } from '#app/my/orders/deals-table.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Purse } from '#app/ui/purse/purse.tsx'
import type { Glance } from './load-deals.ts'

/** The member’s money, and the deals in which somebody else has the next move; who has neither is not told of them. */
export function AtAGlance(glance: Glance) {
  const { currency, available, earned, openPayout, clearing, held, waiting } = glance
  const inEscrow = held.paying.amount + held.earning.amount
  const hasMoney = available !== 0n || clearing !== 0n || inEscrow !== 0n
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
                note: <PayoutNote earned={earned} open={openPayout} currency={currency} />,
              },
              { name: 'Clearing', minor: clearing, note: 'Earned, yours soon' },
              {
                name: 'Held in your deals',
                minor: inEscrow,
                note: (
                  <>
                    <Money minor={held.paying.amount} currency={currency} /> you pay,{' '}
                    <Money minor={held.earning.amount} currency={currency} /> your customers pay
                  </>
                ),
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

type PayoutNoteProps = { earned: bigint; open: Glance['openPayout']; currency: string }

/** A payout is offered only while none is open. */
function PayoutNote({ earned, open, currency }: PayoutNoteProps) {
  if (open)
    return (
      <>
        <Money minor={open.amount} currency={currency} /> more is <Link to="/my/payouts">being paid out</Link>
      </>
    )
  return earned > 0n ? <Link to="/my/payouts">Withdraw</Link> : null
}
