import { features } from '#domain/features.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import calculatorCssUrl from '#app/shared/figures/calculator.css?url'
import { days, months, percent } from '#app/shared/figures/figures.ts'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Steps } from '#app/ui/steps/steps.tsx'
import cssUrl from './referral-program.css?url'
import { RewardCalculator } from './reward-calculator.tsx'
import { asksForReward, readInvited, referralRules, type ReferralRules } from './reward.ts'
import type { Route } from './+types/referral-program.page.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: calculatorCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

/** Until an invitation earns something there is nothing to tell. */
export const loader = readingCached(['settings'], ({ url, settings, page }) => {
  if (!features.referrals) throw new NotFound('There is no page at this address')
  // A sum of somebody's own is nobody else's page: keeping each would only fill the memory.
  if (asksForReward(url.searchParams)) page.keep = false
  const rules = referralRules(settings)
  return { rules, invited: readInvited(url.searchParams, rules) }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Invite people',
    description:
      'Invite someone, and receive a share of our commission from their deals. How it works, what it pays, and its limits.',
    path: '/referral-program',
    image: 'referral-program',
  })

export default function ReferralProgramPage({ loaderData: { rules, invited } }: Route.ComponentProps) {
  const share = percent(rules.referralShareBasisPoints)
  return (
    <main id="main">
      <LitSection>
        <div className="calc-head">
          <h1>Bring good people. Share what we earn.</h1>
          <p>
            You receive {share} of our commission from the deals of everyone you invite, for{' '}
            {months(rules.referralMonths)}. It comes out of our part: nobody pays more because you invited
            them.
          </p>
        </div>
        <RewardCalculator rules={rules} invited={invited} />
      </LitSection>
      <div className="wrap referral">
        <Section opens title="How it works" text="Every member has a code and a link of their own.">
          <HowItWorks rules={rules} />
        </Section>
        <Section
          title="The figures"
          text="Read from the rules in force."
          more={{ to: '/pricing', label: 'Every fee' }}
        >
          <Figs
            figs={[
              { name: 'Your share', value: share, note: 'of our commission' },
              { name: 'It lasts', value: months(rules.referralMonths), note: 'for each person you invite' },
              {
                name: 'A link is remembered',
                value: days(rules.referralCookieDays),
                note: 'after it was opened',
              },
            ]}
          />
        </Section>
        <Section
          title="The limits"
          text="Better read before than after."
          more={{ to: '/docs/terms', label: 'Terms' }}
        >
          <Limits rules={rules} />
        </Section>
      </div>
    </main>
  )
}

function HowItWorks({ rules }: { rules: ReferralRules }) {
  return (
    <Steps
      steps={[
        { title: 'You share your link', text: 'With people whose work you would vouch for.' },
        {
          title: 'They join',
          text: `Within ${days(rules.referralCookieDays)} of opening it, on the same device.`,
        },
        {
          title: 'Their work is accepted',
          text: 'We book our commission. Your share is booked in the same moment.',
        },
        {
          title: 'You have the money',
          text: 'In your balance at once, as a line you can open: from which commission, and how much.',
        },
      ]}
    />
  )
}

function Limits({ rules }: { rules: ReferralRules }) {
  const limits = [
    { title: 'Own accounts earn nothing', text: 'Inviting yourself under another name brings no reward.' },
    {
      title: 'The first link wins',
      text: 'If someone opened another member’s link before yours, they were invited by that member.',
    },
    {
      title: 'Only our commission is shared',
      text: 'Tips carry none, and refunded work earns none, so there is nothing to share from them.',
    },
    {
      title: `It ends after ${months(rules.referralMonths)}`,
      text: 'What you have received stays yours. Deals after that bring nothing more.',
    },
    { title: 'One step only', text: 'You earn from those you invited, not from those whom they invite.' },
  ]
  return (
    <ul className="lines limits">
      {limits.map((limit) => (
        <li key={limit.title}>
          <h3>{limit.title}</h3>
          <p>{limit.text}</p>
        </li>
      ))}
    </ul>
  )
}
