import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { HERE } from './here.ts'
import type { StatsData } from './load-stats.ts'
import { lengthsFor } from './read-asked.ts'

const lengthWords: Partial<Record<number, string>> = { 365: 'A year', 730: 'Two years' }

/** The periods that are asked for most. */
export function PeriodLinks({ asked, isPro }: Pick<StatsData, 'asked' | 'isPro'>) {
  return (
    <nav className="seg stats-seg" aria-label="Period">
      {lengthsFor(isPro).map((length) => (
        <Link
          key={length}
          to={`${HERE}?days=${length}`}
          aria-current={length === asked.length ? 'true' : undefined}
          preventScrollReset
        >
          {lengthWords[length] ?? `${length} days`}
        </Link>
      ))}
    </nav>
  )
}

const units = [
  { value: 'day', label: 'By days' },
  { value: 'week', label: 'By weeks' },
  { value: 'month', label: 'By months' },
]

/** Any other, in days, weeks or months. */
export function PeriodForm({ asked }: Pick<StatsData, 'asked'>) {
  const { days, unit, earliest, today } = asked
  return (
    <Form
      className="bar stats-period"
      action={HERE}
      preventScrollReset
      key={`${days.from} ${days.to} ${unit}`}
    >
      <label>
        From
        <input
          className="input"
          type="date"
          name="from"
          defaultValue={days.from}
          min={earliest}
          max={today}
        />
      </label>
      <label>
        To
        <input className="input" type="date" name="to" defaultValue={days.to} min={earliest} max={today} />
      </label>
      <Select name="by" small aria-label="Points" options={units} defaultValue={unit} />
      <Button size="s">Show</Button>
    </Form>
  )
}
