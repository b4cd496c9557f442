import { amount, days, months, percent } from '#app/shared/figures/figures.ts'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { HowItWorks, Limits } from './how-it-works.tsx'
import type { Programme } from './load-programme.ts'
import { RewardCalculator } from './reward-calculator.tsx'

/** What inviting is, before anyone has invited: the arithmetic first. */
export function RuleForEveryone({ rules, invited, figures }: Programme) {
  const share = percent(rules.referralShareBasisPoints)
  return (
    <main id="main">
      <LitSection>
        <div className="calc-head">
          <h1>Bring good people. Share what we earn.</h1>
          <p>
            You receive {share} of our commission from the deals in which people you invited sell, for{' '}
            {months(rules.referralMonths)}. It comes out of our part: nobody pays more because you invited
            them.
          </p>
        </div>
        <RewardCalculator rules={rules} invited={invited} />
      </LitSection>
      <div className="wrap referral">
        <Section opens title="How it works" text="Every member has a code and a link of their own.">
          <HowItWorks rules={rules} />
          <p className="row referral-join">
            <ButtonLink look="main" to="/my/login?next=%2Freferral-program">
              Get your link
            </ButtonLink>
          </p>
        </Section>
        <Section
          title="The figures"
          text="The rules in force, and what came of them so far."
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
              {
                name: 'Joined by a link',
                value: formatCount(figures.invited),
                note: `${formatCount(figures.withDeal)} of them were paid for a deal`,
              },
              {
                name: 'Paid to who invited',
                value: amount(figures.bookedMinor, rules.currency),
                note: 'so far',
              },
            ]}
          />
        </Section>
        <Section
          title="The limits"
          text="Better read before than after."
          more={{ to: '/docs/terms#referrals', label: 'Terms' }}
        >
          <Limits rules={rules} />
        </Section>
      </div>
    </main>
  )
}
