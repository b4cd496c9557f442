import { Money } from '#app/ui/money/money.tsx'
import type { BalanceData } from './load-balance.ts'

const TALLEST = 72n
const SHORTEST = 6
const DAYS_SHOWN = 10

type ClearsProps = Pick<BalanceData, 'clears' | 'currency'>

/** What becomes available on which day. */
export function Clears({ clears, currency }: ClearsProps) {
  if (clears.length === 0) return null
  const shown = clears.slice(0, DAYS_SHOWN)
  const most = shown.reduce((largest, { amount }) => (amount > largest ? amount : largest), 1n)
  return (
    <section className="sub" aria-labelledby="clears-title">
      <h2 id="clears-title">What clears, and when</h2>
      <ol className="clears">
        {shown.map(({ day, amount, releases, isHeld }) => (
          <li key={day}>
            {/* An attribute, because the page's policy allows no style of its own on an element. */}
            <svg
              className={isHeld ? 'clears-bar is-held' : 'clears-bar'}
              height={Math.max(SHORTEST, Number((amount * TALLEST) / most))}
              aria-hidden="true"
            />
            <b>
              <Money minor={amount} currency={currency} />
            </b>
            <span>{day}</span>
            <small>{releases === 1 ? '1 release' : `${releases} releases`}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
