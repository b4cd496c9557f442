import { Link } from 'react-router'
import { amount, days, percent } from '#app/shared/figures/figures.ts'
import { SearchForm } from '#app/ui/shell/search-form.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import type { MarketplaceFigures } from '#domain/analytics/index.ts'
import type { HomeRules } from './home-rules.ts'

type HeroProps = { rules: HomeRules; figures: MarketplaceFigures }

export function Hero({ rules, figures }: HeroProps) {
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
        <SearchForm large suggestFrom="/search/suggest" label="Search services, projects, people" />
      </div>
      <Today rules={rules} figures={figures} />
    </div>
  )
}

const figure = new Intl.NumberFormat('en')

/** The marketplace's own ledger: what is there today, then what holds today. An empty one says only the latter. */
function Today({ rules, figures }: HeroProps) {
  const nothing = amount(0, rules.currency)
  const fee = rules.buyerServiceFeeBasisPoints
  const hasWorks = figures.services > 0
  return (
    <div className="today">
      <Sum
        rows={[
          ...(hasWorks ? countedRows(figures) : []),
          { name: 'Seller commission', amount: percent(rules.sellerCommissionBasisPoints) },
          ...(hasWorks ? [] : [{ name: 'Listing, withdrawing, arbitration', amount: nothing }]),
          { name: 'You look at a delivery', amount: days(rules.autoAcceptServiceDays) },
          ...(hasWorks ? [] : [{ name: 'Released money clears', amount: days(rules.clearingDays) }]),
          ...(hasWorks ? [] : [{ name: 'Either side may claim', amount: days(rules.claimWindowDays) }]),
        ]}
        total={{ name: 'A buyer pays on top', amount: fee === 0 ? nothing : percent(fee) }}
      />
      <p>
        {hasWorks ? `Counted on ${exactTime(figures.countedAt)}. ` : 'Read from the rules in force. '}
        <Link to="/pricing">Every fee and clock</Link>
      </p>
    </div>
  )
}

const countedRows = ({ services, sellers, members }: MarketplaceFigures) => [
  { name: 'Services on show', amount: figure.format(services) },
  { name: 'People who sell them', amount: figure.format(sellers) },
  { name: 'Members', amount: figure.format(members) },
]
