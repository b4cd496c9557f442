import { BarChart } from '#app/ui/figures/chart/bar-chart.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { OwnData } from './load-own.ts'
import type { DayWords } from './pro-words.ts'

type MonthByMonthProps = Pick<OwnData, 'months'> & { cost: bigint; currency: string; words: DayWords }

/** What each month kept, against what it cost. */
export function MonthByMonth({ months, cost, currency, words }: MonthByMonthProps) {
  // One month that is not over says nothing yet.
  if (!months.some(({ isOver }) => isOver)) return null
  const money = (amount: number) => formatMoney(amount, currency)
  const least = months.filter(({ kept, isOver }) => isOver && kept < cost)
  return (
    <section className="pro-part">
      <h2>Month by month</h2>
      <BarChart
        label={`Kept by the lower commission, a month, against the ${money(Number(cost))} that a month of PRO costs`}
        pointName="Month from"
        nowName="Kept"
        beforeName="A month of PRO"
        format={money}
        points={months.map(({ from, kept, isOver }) => ({
          name: isOver ? words.short(from) : `${words.short(from)}, not over`,
          now: Number(kept),
          before: Number(cost),
        }))}
      />
      <p className="small soft">
        The thin line is what a month of PRO costs.{' '}
        {least.length === 0
          ? 'What began before you had PRO is not counted.'
          : `In ${least.length === 1 ? 'one month' : `${least.length} months`} it kept less than that.`}
      </p>
    </section>
  )
}
