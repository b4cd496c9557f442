import { amount } from '#app/shared/figures/figures.ts'
import type { MonthSum } from './months-and-weeks.ts'

type YearBarsProps = { name: string; months: readonly MonthSum[]; largest: bigint; currency: string }

const HEIGHT = 40

/** Twelve months of one person, all people measured by the largest month of any. The last one is not over. */
export function YearBars({ name, months, largest, currency }: YearBarsProps) {
  const said = months.filter(({ sum }) => sum > 0n).map((one) => `${one.name} ${amount(one.sum, currency)}`)
  const step = 100 / months.length
  return (
    <svg
      className="yr"
      height={HEIGHT}
      role="img"
      aria-label={said.length > 0 ? `${name}: ${said.join(', ')}` : `${name}: nothing yet`}
    >
      {months.map(({ name: month, sum }, at) => {
        const height = sum > 0n ? Math.max(1, Math.round((Number(sum) / Number(largest)) * (HEIGHT - 4))) : 0
        return (
          <rect
            key={month}
            className={at === months.length - 1 ? 'yr-now' : undefined}
            x={`${(at * step + step * 0.19).toFixed(2)}%`}
            y={HEIGHT - 1 - height}
            width={`${(step * 0.62).toFixed(2)}%`}
            height={height}
          />
        )
      })}
      <line x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  )
}
