import { describePage } from '#app/describe-page.ts'
import { readingKept } from '#app/edge.ts'
import type { FrameHandle } from '#app/public/frame.tsx'
import { amount, days, percent } from '#app/public/figures/figures.ts'
import changesCssUrl from '#app/public/figures/rule-changes.css?url'
import { readRuleChanges } from '#app/public/figures/rule-changes.server.ts'
import { RuleChanges } from '#app/public/figures/rule-changes.tsx'
import { Hall } from '#app/ui/shell/hall.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { DealSteps } from './deal-steps.tsx'
import { exampleDeal, workOutExamples } from './examples.ts'
import { Hero } from './hero.tsx'
import { homeRules } from './home-rules.ts'
import sectionsCssUrl from './home-sections.css?url'
import cssUrl from './home.css?url'
import { HungSums } from './hung-sums.tsx'
import { promisesOf } from './promised.ts'
import { Promises } from './promises.tsx'
import { RuleIndex } from './rule-index.tsx'
import { Sides } from './sides.tsx'
import type { Route } from './+types/home.page.ts'

export const handle: FrameHandle = { ownSearch: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: changesCssUrl },
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: sectionsCssUrl },
]

export const loader = readingKept(['settings'], async ({ settings, db, clock }) => ({
  rules: homeRules(settings),
  deal: exampleDeal(settings),
  examples: workOutExamples(settings),
  promises: promisesOf(settings),
  changes: await readRuleChanges({ db, settings, now: clock.now(), most: 3 }),
}))

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Good work, by people who sign it',
    description:
      'Services at a fixed price, projects and safe deals. Your money waits in escrow and the seller is paid when you accept the work.',
    path: '/',
    image: 'home',
  })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { rules, deal, examples, promises, changes } = loaderData
  const fee = rules.buyerServiceFeeBasisPoints
  return (
    <main id="main">
      <Hall>
        <Hero rules={rules} />
        <HungSums examples={examples} currency={rules.currency} />
      </Hall>
      <div className="wrap home">
        <Section
          opens
          title="A safe deal, with the arithmetic"
          text={`A service ordered for ${amount(deal.price, rules.currency)}. The commission is the seller’s; the buyer pays ${fee === 0 ? 'no fee' : `a fee of ${percent(fee)}`}.`}
          more={{ to: '/pricing', label: 'Work out your own' }}
        >
          <DealSteps rules={rules} deal={deal} />
        </Section>
        <Section
          title="What you can hold us to"
          text="Not slogans: each is a rule with a figure, and each stands in a document."
          more={{ to: '/docs', label: 'All documents' }}
        >
          <Promises promises={promises} />
        </Section>
        <Section
          title="Both sides of the counter"
          text="One deal, one set of rules. Nobody sees a different sum."
        >
          <Sides rules={rules} />
        </Section>
        <Section
          title="What changed"
          text={`Fees and rules change in the open, ${days(rules.ruleNoticeDays)} ahead.`}
          more={{ to: '/docs/terms#changes', label: 'All changes' }}
        >
          <RuleChanges changes={changes} />
        </Section>
        <Section title="The rules" text="Everything that is written down, so that nobody has to ask.">
          <RuleIndex />
        </Section>
      </div>
    </main>
  )
}
