import { useState } from 'react'
import { Form } from 'react-router'
import { AmountField } from '#app/shared/figures/amount-field.tsx'
import { amount, counted, months, percent } from '#app/shared/figures/figures.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { computeReward, type Invited, type ReferralRules, type Reward } from './reward.ts'

type RewardCalculatorProps = { rules: ReferralRules; invited: Invited }

export function RewardCalculator({ rules, invited: fromAddress }: RewardCalculatorProps) {
  const [invited, setInvited] = useState(fromAddress)
  const reward = computeReward(invited, rules)
  return (
    <section className="calc" aria-labelledby="work-it-out">
      <Form action="/referral-program" preventScrollReset>
        <h2 id="work-it-out">Calculate</h2>
        <AmountField
          id="sales"
          name="sales"
          label="What they earn through deals in a month"
          currency={rules.currency}
          fromMinor={rules.milestoneMinMinor}
          toMinor={rules.milestoneMaxMinor}
          typed={invited.sales}
          value={reward.worked?.sales}
          error={reward.salesError}
          onType={(sales) => setInvited((before) => ({ ...before, sales }))}
        />
        <Check
          name="pro"
          checked={invited.pro}
          onChange={({ currentTarget }) =>
            setInvited((before) => ({ ...before, pro: currentTarget.checked }))
          }
        >
          They have PRO
          <span className="soft">
            and give {percent(rules.sellerCommissionProBasisPoints)} instead of{' '}
            {percent(rules.sellerCommissionBasisPoints)}
          </span>
        </Check>
        <Button look="main" className="calc-go">
          Calculate
        </Button>
      </Form>
      <RewardSums rules={rules} reward={reward} />
    </section>
  )
}

function RewardSums({
  rules,
  reward: { worked, commissionBasisPoints },
}: {
  rules: ReferralRules
  reward: Reward
}) {
  const { currency, referralMonths } = rules
  const shown = (minor: bigint | undefined) =>
    minor === undefined ? '–' : <Money minor={minor} currency={currency} />
  return (
    <div>
      <div className="calc-two">
        <div>
          <h3>In a month</h3>
          <Sum
            rows={[
              { name: 'Their deals', amount: shown(worked?.sales) },
              {
                name: `Our commission, ${percent(commissionBasisPoints)}`,
                amount: shown(worked?.commission),
              },
            ]}
            total={{
              name: `You, ${percent(rules.referralShareBasisPoints)} of it`,
              amount: shown(worked?.monthly),
            }}
          />
        </div>
        <div>
          <h3>If every month is like it</h3>
          <Sum
            rows={[
              { name: 'A month', amount: shown(worked?.monthly) },
              { name: 'For', amount: months(referralMonths) },
            ]}
            total={{ name: 'You, in all', amount: shown(worked?.whole) }}
          />
        </div>
      </div>
      <output className="sr">
        {worked
          ? `You receive ${amount(worked.monthly, currency)} a month, ${amount(worked.whole, currency)} in ${counted(referralMonths, 'month')}.`
          : 'Write an amount to see the sums.'}
      </output>
      <p className="calc-link">
        Worked out as one deal a month. In many small ones each commission is rounded to the cent, and the
        least commission of {amount(rules.minimumCommissionMinor, currency)} applies.
      </p>
    </div>
  )
}
