import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Saving } from './count-saving.ts'

type BreakEvenProps = { saving: Saving; monthly: bigint; yearly: bigint; currency: string }

const STEPS = 3

/** From how much a month PRO pays for itself, on one ruler with what this member has released a month. */
export function BreakEven({ saving, monthly, yearly, currency }: BreakEvenProps) {
  const { paysFrom, aMonth } = saving
  if (paysFrom === null || paysFrom === 0n) return null
  const money = (amount: bigint) => formatMoney(amount, currency)
  const end = roundUp(paysFrom > aMonth ? paysFrom : aMonth)
  const at = (amount: bigint) => `${Number((amount * 10_000n) / end) / 100}%`
  const inYear = monthly > 0n ? (paysFrom * yearly) / (monthly * 12n) : paysFrom
  return (
    <section className="pro-part">
      <h2>From which month it pays</h2>
      <div
        className="pro-ruler"
        role="img"
        aria-label={`PRO pays for itself from ${money(paysFrom)} released a month; yours was ${money(aMonth)} on average`}
      >
        <svg aria-hidden="true">
          <text className="pro-mark" x={at(paysFrom)} y="14" textAnchor={leans(paysFrom, end)}>
            {money(paysFrom)}
          </text>
          <text className="pro-note" x={at(paysFrom)} y="31" textAnchor={leans(paysFrom, end)}>
            it pays for itself
          </text>
          <text className="pro-mark" x={at(aMonth)} y="58" textAnchor={leans(aMonth, end)}>
            {money(aMonth)}
          </text>
          <text className="pro-note" x={at(aMonth)} y="75" textAnchor={leans(aMonth, end)}>
            you, a month on average
          </text>
          <rect className="pro-low" y="111" width={at(paysFrom)} height="5" />
          <line x1="0" x2="100%" y1="116" y2="116" />
          {Array.from({ length: STEPS * 10 + 1 }, (_, tick) => (
            <line
              key={tick}
              className={tick % 10 === 0 ? undefined : 'pro-tick'}
              x1={`${(tick * 100) / (STEPS * 10)}%`}
              x2={`${(tick * 100) / (STEPS * 10)}%`}
              y1={tick % 10 === 0 ? 102 : 109}
              y2="116"
            />
          ))}
          <line className="pro-pin" x1={at(paysFrom)} x2={at(paysFrom)} y1="38" y2="116" />
          <circle className="pro-pin" cx={at(paysFrom)} cy="38" r="4" />
          <line className="pro-pin is-you" x1={at(aMonth)} x2={at(aMonth)} y1="84" y2="116" />
          <circle className="pro-pin is-you" cx={at(aMonth)} cy="84" r="4" />
        </svg>
        <div className="pro-ends">
          <span>{money(0n)}</span>
          <span>{money(end)} released a month</span>
        </div>
      </div>
      <p className="soft">
        Below {money(paysFrom)} a month PRO costs more than it keeps, and this page says so in your figures.
        With the yearly plan the mark lies at {money(inYear)}.
      </p>
    </section>
  )
}

/** Up to the next round figure above, so that the mark never stands at the very end. */
function roundUp(amount: bigint): bigint {
  const wanted = amount + amount / 4n
  const size = 10n ** BigInt(Math.max(0, String(wanted).length - 2))
  const step = size * BigInt(STEPS)
  return ((wanted + step - 1n) / step) * step
}

const leans = (amount: bigint, end: bigint) => (amount * 3n > end * 2n ? 'end' : 'start')
