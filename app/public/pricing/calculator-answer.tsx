import { Link } from 'react-router'
import { commissionName } from '#app/shared/figures/commission-name.ts'
import { amount, percent } from '#app/shared/figures/figures.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Steps } from '#app/ui/steps/steps.tsx'
import { Sum, type SumRow } from '#app/ui/figures/sum/sum.tsx'
import type { Arithmetic } from '#domain/ledger/arithmetic.ts'
import type { Minor } from '#platform/money/money.ts'
import { sumAddress, type Answer, type Asked, type CalculatorRules } from './calculator.ts'
import { timelineOf } from './timeline.ts'
import { useToday } from './use-today.ts'

type CalculatorAnswerProps = {
  rules: CalculatorRules
  asked: Asked
  answered: Answer
  today: string | undefined
}

export function CalculatorAnswer({ rules, asked, answered, today: fromServer }: CalculatorAnswerProps) {
  const today = useToday(fromServer)
  const moments = timelineOf(answered, asked, rules, today)
  return (
    <div>
      <div className="calc-two">
        <BuyerSum answered={answered} currency={rules.currency} />
        <SellerSum answered={answered} currency={rules.currency} />
      </div>
      <output className="sr">{inWords(answered, rules.currency)}</output>
      {answered.sum && answered.clock ? (
        <p className="calc-link">
          The same function posts it to the ledger.{' '}
          <Link to={sumAddress(asked)} preventScrollReset>
            Link to this sum
          </Link>
        </p>
      ) : null}
      <h3 className="calc-when">When, if you order today</h3>
      {moments.length > 0 ? (
        <Steps steps={moments} />
      ) : (
        <p className="soft">Write the days of work to see the dates.</p>
      )}
    </div>
  )
}

function inWords({ sum }: Answer, currency: string): string {
  if (!sum) return 'Write a price to see the sums.'
  return `The buyer pays ${amount(sum.buyerPays, currency)}. The seller receives ${amount(sum.sellerGets, currency)}.`
}

type OneSumProps = { answered: Answer; currency: string }

function BuyerSum({ answered: { sum, terms }, currency }: OneSumProps) {
  const rows: SumRow[] = [
    { name: 'Price', amount: <Shown minor={sum?.price} currency={currency} /> },
    {
      name: `Service fee, ${percent(terms.buyerServiceFeeBasisPoints)}`,
      amount: <Shown minor={sum?.serviceFee} currency={currency} />,
    },
  ]
  if (sum && sum.commissionBorneByBuyer > 0n) {
    rows.push({
      name: commissionName(sum.price, terms),
      hint: sum.commissionBorneBySeller > 0n ? 'half of it' : undefined,
      amount: <Shown minor={sum.commissionBorneByBuyer} currency={currency} />,
    })
  }
  return (
    <div>
      <h3>The buyer</h3>
      <Sum
        rows={rows}
        total={{ name: 'Pays', amount: <Shown minor={sum?.buyerPays} currency={currency} /> }}
      />
    </div>
  )
}

function SellerSum({ answered: { sum, terms }, currency }: OneSumProps) {
  return (
    <div>
      <h3>The seller</h3>
      <Sum
        rows={[
          { name: 'Price', amount: <Shown minor={sum?.price} currency={currency} /> },
          {
            name: sum ? commissionName(sum.price, terms) : 'Commission',
            hint: sum && bornePart(sum),
            amount: <Shown minor={sum && -sum.commissionBorneBySeller} currency={currency} />,
          },
        ]}
        total={{ name: 'Receives', amount: <Shown minor={sum?.sellerGets} currency={currency} /> }}
      />
    </div>
  )
}

function bornePart({ commissionBorneByBuyer, commissionBorneBySeller }: Arithmetic): string | undefined {
  if (commissionBorneByBuyer === 0n) return undefined
  return commissionBorneBySeller === 0n ? 'the buyer bears it' : 'half of it'
}

/** A refused price has no sum; the rows stay, so that nothing jumps. */
function Shown({ minor, currency }: { minor: Minor | bigint | undefined; currency: string }) {
  return minor === undefined ? '–' : <Money minor={minor} currency={currency} />
}
