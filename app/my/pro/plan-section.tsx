import { Link } from 'react-router'
import { days, percent } from '#app/shared/figures/figures.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { BeginForm } from './begin-form.tsx'
import type { OfferData } from './load-offer.ts'
import type { DayWords } from './pro-words.ts'

type PlanSectionProps = OfferData & { currency: string; words: DayWords; now: Date }

/** What is paid when, month or year, with the button that begins it. */
export function PlanSection(props: PlanSectionProps) {
  const { plan, price, trialDays, chargedAt, available, currency, words } = props
  const money = (amount: bigint) => <Money minor={amount} currency={currency} />
  const day = trialDays > 0 ? `On ${words.on(chargedAt)}` : 'Today'
  return (
    <section className="pro-part" id="plan">
      <h2>The plan</h2>
      <div className="pro-plan">
        <div>
          <nav className="seg" aria-label="Plan">
            <Link
              to="?plan=monthly#plan"
              aria-current={plan === 'monthly' ? 'true' : undefined}
              preventScrollReset
            >
              Monthly
            </Link>
            <Link
              to="?plan=yearly#plan"
              aria-current={plan === 'yearly' ? 'true' : undefined}
              preventScrollReset
            >
              Yearly
            </Link>
          </nav>
          <Sum
            rows={[
              ...(trialDays > 0
                ? [{ name: `${days(trialDays)}, to try`, hint: 'once, from today', amount: money(0n) }]
                : []),
              {
                name: plan === 'monthly' ? 'A month' : 'A year',
                hint: `from your balance of ${formatMoney(available, currency)}`,
                amount: money(price),
              },
            ]}
            total={{ name: day, amount: money(price) }}
          />
          <BeginForm {...props} wide />
          {trialDays > 0 ? (
            <p className="small soft">Cancel before {words.on(chargedAt)} and nothing is taken.</p>
          ) : null}
        </div>
        <Year {...props} />
        <ol className="pro-steps">
          {stepsOf(props).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Year({ monthly, yearly, currency }: Pick<PlanSectionProps, 'monthly' | 'yearly' | 'currency'>) {
  const money = (amount: bigint) => <Money minor={amount} currency={currency} />
  const twelve = monthly * 12n
  return (
    <div>
      <h3>If you take the year</h3>
      <Sum
        rows={[
          { name: `12 months at ${formatMoney(monthly, currency)}`, amount: money(twelve) },
          { name: 'For the whole year at once', amount: money(yearly - twelve) },
        ]}
        total={{ name: 'A year', amount: money(yearly) }}
      />
      <p className="small soft">{formatMoney(yearly / 12n, currency)} a month.</p>
    </div>
  )
}

function stepsOf({
  trialDays,
  chargedAt,
  remindedAt,
  price,
  graceDays,
  rates,
  currency,
  words,
  now,
}: PlanSectionProps) {
  const lower = `${percent(rates.pro)} holds for deals that begin from now on.`
  const sum = formatMoney(price, currency)
  const short = graceDays > 0 ? ` Short of money: ${days(graceDays)} of grace.` : ''
  return [
    {
      title: `Today, ${words.on(now)}`,
      text: trialDays > 0 ? `${days(trialDays)} begin. ${lower}` : `${sum}, with an invoice. ${lower}`,
    },
    ...(remindedAt ? [{ title: words.on(remindedAt), text: 'A reminder, here and by e-mail.' }] : []),
    ...(trialDays > 0
      ? [{ title: words.on(chargedAt), text: `${sum} from your balance, with an invoice.${short}` }]
      : []),
    { title: 'Any day after', text: 'Cancel in two presses. PRO lasts to the end of what you paid.' },
  ]
}
