import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import type { ChartPoint } from '#app/ui/figures/chart/chart-table.tsx'

type Unit = 'money' | 'count' | 'percent' | 'minutes' | 'stars'

/** A figure of the period with its chart, ready to be shown. */
export type Panel = {
  id: string
  title: string
  value: string
  change: string
  tone?: 'ok' | 'bad' | undefined
  shape: 'columns' | 'line'
  unit: Unit
  points: ChartPoint[]
  /** What is drawn at each point, in a sentence. */
  note: string
  aim?: { value: number; label: string } | undefined
}

const count = new Intl.NumberFormat('en')
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const stars = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const MINUTES_AN_HOUR = 60

export function formatUnit(value: number, unit: Unit, currency: string): string {
  switch (unit) {
    case 'money':
      return formatMoney(value, currency)
    case 'percent':
      return `${oneDigit.format(value)}%`
    case 'minutes':
      return minutesText(value)
    case 'stars':
      return stars.format(value)
    case 'count':
      return count.format(value)
  }
}

/** Money and stars are shorter on an axis. */
export function formatTick(value: number, unit: Unit, currency: string): string {
  if (unit === 'money') return formatMoney(value, currency, { trim: true })
  if (unit === 'stars') return oneDigit.format(value)
  if (unit === 'count' && !Number.isInteger(value)) return ''
  return formatUnit(value, unit, currency)
}

export function minutesText(minutes: number): string {
  if (minutes < MINUTES_AN_HOUR) return `${Math.round(minutes)} min`
  const hours = minutes / MINUTES_AN_HOUR
  return hours < 48 ? `${oneDigit.format(hours)} h` : `${oneDigit.format(hours / 24)} days`
}

export const shareOf = (part: number | undefined, whole: number | undefined): number | null =>
  whole ? ((part ?? 0) / whole) * 100 : null

/** How a share stands against the one before, in points: percents of percents mislead. */
export function pointsChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return 'nothing to compare with'
  const points = Math.round((now - before) * 10) / 10
  return points === 0 ? 'as before' : `${points > 0 ? '+' : '−'}${oneDigit.format(Math.abs(points))} points`
}

export function moneyChange(now: number, before: number, currency: string): string {
  const change = now - before
  if (change === 0) return before === 0 ? 'none before either' : 'as much as before'
  const sum = `${change > 0 ? '+' : '−'}${formatMoney(Math.abs(change), currency)}`
  if (before <= 0) return `${sum}, nothing before`
  return `${sum}, ${change > 0 ? 'up' : 'down'} ${formatCount(Math.round((Math.abs(change) / before) * 100))}%`
}

export const toneOf = (now: number | null, before: number | null): 'ok' | 'bad' | undefined =>
  now === null || before === null || now === before ? undefined : now > before ? 'ok' : 'bad'

type Counted = { id: string; title: string; now: number; before: number; points: ChartPoint[]; note: string }

/** A plain number of things. */
export const countPanel = ({ now, before, ...rest }: Counted): Panel => ({
  ...rest,
  value: count.format(now),
  change: changeInWords(now, before),
  tone: toneOf(now, before),
  shape: 'columns',
  unit: 'count',
})
