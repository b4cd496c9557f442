import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { negated } from '#platform/money/money.ts'
import { BeginForm } from './begin-form.tsx'
import type { OfferData } from './load-offer.ts'
import type { DayWords } from './pro-words.ts'

type OfferHeadProps = OfferData & { currency: string; words: DayWords }

/** What PRO would have brought this member, as a sentence and as a sum; also where it would have cost them. */
export function OfferHead(offer: OfferHeadProps) {
  const { saving, currency, words } = offer
  const money = (amount: bigint) => <Money minor={amount} currency={currency} />
  return (
    <section className="pro-first">
      <Shafts {...taskWindows} />
      <div>
        <h2>{headlineOf(saving, currency)}</h2>
        <p>
          {saving.deals.length === 0
            ? 'Nothing was released to you in the last 90 days. Once it is, this page counts with it.'
            : `Counted from the ${count(saving.deals.length)} released to you between ${words.on(saving.from)} and today. Not an average, not a promise.`}
        </p>
        <div className="pro-do">
          <BeginForm {...offer} look="main" />
          {saving.deals.length > 0 ? (
            <ButtonLink to="#deals">See the {count(saving.deals.length)}</ButtonLink>
          ) : null}
        </div>
        <p className="small">{chargeWords(offer)}</p>
      </div>
      {saving.deals.length > 0 ? (
        <div>
          <Sum
            rows={[
              { name: 'Commission you gave', amount: money(saving.gave) },
              { name: 'The same with PRO', amount: money(negated(saving.withPro)) },
              { name: 'Kept more', amount: money(saving.kept) },
              { name: 'PRO, three months', amount: money(negated(saving.cost)) },
            ]}
            total={{
              name: saving.left >= 0n ? 'Left for you' : 'You would have lost',
              amount: money(saving.left),
            }}
          />
        </div>
      ) : null}
    </section>
  )
}

const count = (deals: number) => (deals === 1 ? '1 deal' : `${deals} deals`)

function headlineOf({ deals, kept, cost, left }: OfferData['saving'], currency: string): string {
  const money = (amount: bigint) => formatMoney(amount, currency)
  if (deals.length === 0) return 'PRO would have kept you nothing in the last 90 days.'
  if (left > 0n) return `With PRO you would have kept ${money(left)} more in the last 90 days.`
  if (left === 0n) return `PRO would have kept you ${money(kept)} in the last 90 days, and cost as much.`
  return `PRO would have kept you ${money(kept)} in the last 90 days, and cost ${money(cost)}. You are better off without.`
}

function chargeWords({ trialDays, price, currency, words, chargedAt, missing, available }: OfferHeadProps) {
  const sum = formatMoney(price, currency)
  if (trialDays > 0)
    return `Nothing today. ${sum} from your balance on ${words.on(chargedAt)}, unless you cancel before.`
  const least = `a payment brings at least ${formatMoney(missing, currency)}, and what is over stays on it`
  return missing > 0n
    ? `${sum} now. Your balance of ${formatMoney(available, currency)} is too small: ${missing > price - available ? least : 'the rest is a payment'}.`
    : `${sum} from your balance of ${formatMoney(available, currency)}, now.`
}
