import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { commissionName } from '#app/shared/figures/commission-name.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { amount, percent } from '#app/shared/figures/figures.ts'
import { readPageText } from '#app/shared/docs/read-page-text.server.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { countDisputeOutcomes } from '#domain/deals/index.ts'
import { findMarketplaceFigures } from '#domain/analytics/index.ts'
import { definitions, listRuleChanges, type RuleChange, settingKeys } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { add, minor } from '#platform/money/money.ts'
import { clampMinor } from '#app/shared/figures/typed-amount.ts'
import cssUrl from './about.css?url'
import { keepUntil } from '../docs/keep-until.ts'
import { disputesInWords } from './disputes-in-words.ts'
import { figuresOf } from './marketplace-figures.ts'
import { MovementTable } from './movement-table.tsx'
import { movementsOf } from './movements.ts'
import { Openness } from './openness.tsx'
import { Operator, operatorDetails } from './operator.tsx'
import { recordOf } from './record.ts'
import type { Route } from './+types/about.page.ts'

const EXAMPLE_MINOR = 100_000
/** More changes than a marketplace makes in its life. */
const ALL_CHANGES = 10_000
/** Figures have no tag of their own: they may be so old. */
const KEEP_MOST_MS = 60_000
const DISPUTE_DAYS = 90

/** A rule whose change was announced and came, or will. */
const isNoticed = ({ key, withdrawn }: RuleChange) => definitions[key].nature === 'rule' && !withdrawn

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingShared(['settings', 'documents'], async ({ settings, db, clock, page }) => {
  page.keepMostMs = KEEP_MOST_MS
  const now = clock.now()
  const [changes, figures, outcomes] = await Promise.all([
    listRuleChanges(db, ALL_CHANGES),
    findMarketplaceFigures(db, now),
    countDisputeOutcomes(db, addDays(now, -DISPUTE_DAYS), now),
  ])
  const { text, nextAt } = await readPageText('about', { db, settings, now })
  keepUntil(page, nextAt, now)
  const ruleCount = settingKeys.filter((key) => definitions[key].nature === 'rule').length
  const price = minor(clampMinor(EXAMPLE_MINOR, settings.servicePriceMinMinor, settings.servicePriceMaxMinor))
  return {
    text,
    name: settings.marketplaceName,
    rules: feeRules(settings),
    withPro: `, or ${percent(settings.sellerCommissionProBasisPoints)} with PRO, which costs ${amount(settings.proMonthlyMinor, settings.currency)} a month`,
    figures: figuresOf(figures, settings.currency),
    disputes: disputesInWords(outcomes, DISPUTE_DAYS),
    record: recordOf(changes.filter(isNoticed), ruleCount, settings.ruleNoticeDays),
    deal: computeFees(price, feeTermsFor(settings), 'seller'),
    operator: operatorDetails(settings),
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'About the hall',
    description:
      'What this marketplace is, how it earns, how money is kept, what is open to check, and who runs it.',
    path: '/about',
    image: 'about',
  })

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { name, figures, record, deal, rules, operator, disputes } = loaderData
  return (
    <main id="main" className="wrap about">
      <PageHead
        size="large"
        title="A hall for good work, run in the open."
        lede={`${name} is a place where people offer work under their own name, and others order it without having to trust first.`}
      />
      {figures.length > 0 ? <Figs figs={figures} /> : null}
      <Figs figs={record} />
      <Section opens title="What it is" text="Three ways in, one escrow.">
        <Markdown text={loaderData.text} />
      </Section>
      <Section
        title="How it earns"
        text="From work that was done and accepted. From nothing before."
        more={{ to: '/pricing', label: 'Every fee' }}
      >
        <Earnings {...loaderData} />
      </Section>
      <Section
        title="How money is kept"
        text="In a double-entry book: what leaves one account arrives in others."
      >
        <p className="prose">
          A balance is never a number that someone can set: it is the sum of its lines. Here is one deal of{' '}
          {amount(deal.price, rules.currency)}, as the book writes it. Each movement sums to zero.
        </p>
        <MovementTable movements={movementsOf(deal)} currency={rules.currency} />
      </Section>
      <Section
        id="disputes"
        title="Disputes in figures"
        text="Decided by people, with written reasons to both sides. There is no fee for it."
      >
        <p className="prose">{disputes}</p>
      </Section>
      <Section title="What is open">
        <Openness />
      </Section>
      <Section title="Who runs it" text="The operator answers for the money, the rules and the decisions.">
        <Operator details={operator} />
      </Section>
    </main>
  )
}

function Earnings({ rules, deal, withPro }: Route.ComponentProps['loaderData']) {
  const money = (minor: bigint) => <Money minor={minor} currency={rules.currency} />
  const fee = rules.buyerServiceFeeBasisPoints
  return (
    <div className="about-earns">
      <div>
        <p>
          A seller gives {percent(rules.sellerCommissionBasisPoints)} of what is released to them{withPro}.{' '}
          {fee === 0 ? 'A buyer gives nothing on top.' : `A buyer gives ${percent(fee)} on top.`}
        </p>
        <p>
          Refunded work earns us nothing. There is no fee for listing, for withdrawing or for arbitration, and
          a higher place in a list is not for sale.
        </p>
      </div>
      <Sum
        rows={[
          { name: 'The buyer pays', amount: money(deal.buyerPays) },
          { name: 'The seller receives', amount: money(-deal.sellerGets) },
        ]}
        total={{
          name: fee === 0 ? commissionName(deal.price, feeTermsFor(rules)) : 'The hall earns',
          amount: money(add(deal.commission, deal.serviceFee)),
        }}
      />
    </div>
  )
}
