import { Link } from 'react-router'
import { amount, days, percent } from '#app/shared/figures/figures.ts'
import { SearchForm } from '#app/ui/shell/search-form.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import type { MarketplaceFigures } from '#domain/analytics/index.ts'
import type { HomeRules } from './home-rules.ts'

type TodayProps = { rules: HomeRules; figures: MarketplaceFigures }
type HeroProps = TodayProps & { /** Words that find something here now. */ tries: readonly string[] }

export function Hero({ rules, figures, tries }: HeroProps) {
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
        {tries.length > 0 ? (
          <p className="tries">
            Try{' '}
            {tries.map((words) => (
              <Link key={words} to={`/search?q=${encodeURIComponent(words)}`}>
                {words}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      <Today rules={rules} figures={figures} />
    </div>
  )
}

/** The marketplace's own book: what is there today, or, in one that has just opened, what holds today. */
function Today({ rules, figures }: TodayProps) {
  const isOpen = figures.services > 0
  return (
    <div className="today">
      <Sum {...(isOpen ? countedSum(figures, rules) : ruledSum(rules))} />
      <p>
        {isOpen
          ? `Counted from the book on ${exactTime(figures.countedAt)}. `
          : 'Read from the rules in force. '}
        <Link to={isOpen ? '/about' : '/pricing'}>{isOpen ? 'How we count' : 'Every fee and clock'}</Link>
      </p>
    </div>
  )
}

const buyersFee = ({ buyerServiceFeeBasisPoints: fee, currency }: HomeRules) =>
  fee === 0 ? amount(0, currency) : percent(fee)

/** Nothing is rounded up and nothing left out: a figure that is zero is shown as zero. */
function countedSum(figures: MarketplaceFigures, rules: HomeRules) {
  return {
    rows: [
      { name: 'Services on show', amount: formatCount(figures.services) },
      { name: 'Open projects', amount: formatCount(figures.openProjects) },
      { name: 'Deals completed', amount: formatCount(figures.completedDeals) },
      { name: 'Paid out to sellers', amount: amount(figures.paidOutMinor, rules.currency) },
      { name: 'A buyer pays on top', amount: buyersFee(rules) },
    ],
    total: { name: 'Held in escrow now', amount: amount(figures.heldMinor, rules.currency) },
  }
}

function ruledSum(rules: HomeRules) {
  return {
    rows: [
      { name: 'Seller commission', amount: percent(rules.sellerCommissionBasisPoints) },
      { name: 'Listing, withdrawing, arbitration', amount: amount(0, rules.currency) },
      { name: 'You look at a delivery', amount: days(rules.autoAcceptServiceDays) },
      { name: 'Released money clears', amount: days(rules.clearingDays) },
      { name: 'Either side may claim', amount: days(rules.claimWindowDays) },
    ],
    total: { name: 'A buyer pays on top', amount: buyersFee(rules) },
  }
}
