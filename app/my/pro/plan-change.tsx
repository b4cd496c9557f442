import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import type { OwnPro } from './own-pro.ts'
import { ProButton } from './pro-button.tsx'

/** The other plan with its arithmetic: the year at once with the unused days credited, the month when the year is over. */
export function PlanChange(own: OwnPro) {
  const { change, plan, missing, canPay, currency, words, until, mayAct } = own
  const money = (amount: bigint) => <Money minor={amount} currency={currency} />
  if (!mayAct) return null
  if (!change) return <Later {...own} />
  const isShort = missing > 0n
  return (
    <>
      <Sum
        rows={[
          { name: 'A year, from today', amount: money(change.price) },
          { name: 'Unused days of this month', amount: money(-change.credit) },
        ]}
        total={{ name: 'Taken now', amount: money(change.due) }}
      />
      {plan === 'yearly' ? (
        <p className="small">From {words.on(until)} you pay by the year.</p>
      ) : isShort && !canPay ? null : (
        <ProButton
          intent={isShort ? 'pay' : 'change'}
          wide
          fields={isShort ? { plan: 'yearly' } : { plan: 'yearly', sum: String(change.due) }}
        >
          {isShort
            ? `Pay ${formatMoney(missing, currency)} for the year`
            : `Take the year for ${formatMoney(change.due, currency)}`}
        </ProButton>
      )}
    </>
  )
}

/** Nothing is paid now: the next period is by the other plan. */
function Later({ plan, monthly, yearly, currency, words, until }: OwnPro) {
  const other = plan === 'monthly' ? 'yearly' : 'monthly'
  const sum = formatMoney(other === 'yearly' ? yearly : monthly, currency)
  return (
    <>
      <p className="small">
        From {words.on(until)}: {formatMoney(plan === 'yearly' ? yearly : monthly, currency)}{' '}
        {plan === 'yearly' ? 'a year' : 'a month'}.
      </p>
      <ProButton intent="change" wide fields={{ plan: other, sum: '0' }}>
        {other === 'yearly' ? 'Yearly' : 'Monthly'} from {words.on(until)}, {sum}
      </ProButton>
    </>
  )
}
