import { Form, Link } from 'react-router'
import { amount, days, percent } from '#app/public/figures/figures.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Sum } from '#app/ui/sum/sum.tsx'
import type { HomeRules } from './home-rules.ts'

export function Hero({ rules }: { rules: HomeRules }) {
  return (
    <div className="hero">
      <div>
        <h1>
          Good work, <br className="hide-s" />
          by people who sign it.
        </h1>
        <p className="lede">
          Services at a fixed price, projects with proposals, and safe deals between any two people. Your
          money waits in escrow, which means we hold it and the seller is paid only when you accept the work.
        </p>
        <search>
          <Form className="search search-l" action="/search">
            <Icon name="search" />
            <input
              type="search"
              name="q"
              aria-label="What do you need done?"
              placeholder="What do you need done?"
              enterKeyHint="search"
            />
            <Button look="main">Search</Button>
          </Form>
        </search>
      </div>
      <TodaysRules rules={rules} />
    </div>
  )
}

/** Where the hall's own ledger will stand: what holds today. */
function TodaysRules({ rules }: { rules: HomeRules }) {
  const nothing = amount(0, rules.currency)
  const fee = rules.buyerServiceFeeBasisPoints
  return (
    <div className="today">
      <Sum
        rows={[
          { name: 'A seller gives, of released money', amount: percent(rules.sellerCommissionBasisPoints) },
          { name: 'Listing, withdrawing, arbitration', amount: nothing },
          { name: 'You look at a delivery', amount: days(rules.autoAcceptServiceDays) },
          { name: 'Released money clears', amount: days(rules.clearingDays) },
          { name: 'Either side may claim', amount: days(rules.claimWindowDays) },
        ]}
        total={{ name: 'A buyer pays on top', amount: fee === 0 ? nothing : percent(fee) }}
      />
      <p>
        Read from the rules in force. <Link to="/pricing">Every fee and clock</Link>
      </p>
    </div>
  )
}
