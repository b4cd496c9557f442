import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import calculatorCssUrl from '#app/shared/figures/calculator.css?url'
import { days } from '#app/shared/figures/figures.ts'
import changesCssUrl from '#app/shared/figures/rule-changes.css?url'
import { readRuleChanges } from '#app/shared/figures/rule-changes.server.ts'
import { RuleChanges } from '#app/shared/figures/rule-changes.tsx'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Calculator } from './calculator.tsx'
import { asksForSum, calculatorRules, readAsked } from './calculator.ts'
import { feeRows } from './fee-rows.ts'
import { headWords } from './head-words.ts'
import cssUrl from './pricing.css?url'
import { proPlan } from './pro-plan.ts'
import { clockRows, limitRows } from './rule-rows.ts'
import { FeeTable, RuleTable } from './rule-tables.tsx'
import type { Route } from './+types/pricing.page.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: calculatorCssUrl },
  { rel: 'stylesheet', href: changesCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = readingShared(['settings', 'documents'], async ({ url, settings, db, clock, page }) => {
  const now = clock.now()
  const isOwnSum = asksForSum(url.searchParams)
  // A sum of somebody's own is nobody else's page: keeping each would only fill the memory.
  if (isOwnSum) page.keep = false
  const rules = calculatorRules(settings)
  return {
    head: headWords(settings),
    rules,
    asked: readAsked(url.searchParams, rules),
    today: isOwnSum ? now.toISOString().slice(0, 10) : undefined,
    fees: feeRows(settings),
    clocks: clockRows(settings),
    limits: limitRows(settings),
    pro: proPlan(settings),
    noticeDays: settings.ruleNoticeDays,
    changes: await readRuleChanges({ db, settings, now, most: 5 }),
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Fees and holds',
    description:
      'Every fee, every clock and every limit, and a calculator: what the buyer pays, what the seller receives, and when.',
    path: '/pricing',
    image: 'pricing',
  })

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { head, rules, asked, today } = loaderData
  return (
    <main id="main">
      <LitSection>
        <div className="calc-head">
          <h1>{head.title}</h1>
          <p>{head.words}</p>
        </div>
        <Calculator rules={rules} asked={asked} today={today} />
      </LitSection>
      <Rules {...loaderData} />
    </main>
  )
}

function Rules({ fees, clocks, limits, pro, noticeDays, changes }: Route.ComponentProps['loaderData']) {
  return (
    <div className="wrap pricing">
      <Section
        opens
        title="Every fee"
        text="Read from the settings in force. A deal keeps the values it began with."
      >
        <FeeTable rows={fees} />
      </Section>
      <Section id="pro" title="PRO" text="For sellers with more to do. It never buys a higher place.">
        <Figs figs={pro.figures} />
        <p className="pro-words">
          {pro.words} <Link to="/my/pro">See what it would have kept you</Link>
        </p>
      </Section>
      <Section
        id="clocks"
        title="Every clock"
        text="Nobody has to ask how long: each deadline runs by itself."
      >
        <RuleTable label="Every clock" what="What" figure="How long" rows={clocks} />
      </Section>
      <Section id="limits" title="Every limit" text="The least and the most of each amount.">
        <RuleTable label="Every limit" what="What" figure="Limit" rows={limits} />
      </Section>
      <Section
        title="What changed"
        text={`Announced at least ${days(noticeDays)} before it applies.`}
        more={{ to: '/docs/terms#changes', label: 'All changes' }}
      >
        <RuleChanges changes={changes} />
      </Section>
    </div>
  )
}
