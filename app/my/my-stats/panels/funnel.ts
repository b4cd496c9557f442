import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { formatUnit, toneOf } from './panel.ts'
import type { Seen, SellerFacts } from './seller-facts.ts'

/** A figure as `Kpis` shows it, in plain words. */
type Step = {
  name: string
  value: string
  change: string
  tone: 'ok' | 'bad' | undefined
  now: number[]
  before: number[]
}

/** From being seen in a list to being ordered, each against the time before. */
export function funnelOf({ period, seen }: Pick<SellerFacts, 'period' | 'seen'>): Step[] {
  const step = (name: string, now: number[], before: number[]): Step => {
    const [sum, was] = [now, before].map((values) => values.reduce((total, value) => total + value, 0))
    return {
      name,
      value: formatUnit(sum ?? 0, 'count', ''),
      change: changeInWords(sum ?? 0, was ?? 0),
      tone: toneOf(sum ?? 0, was ?? 0),
      now,
      before,
    }
  }
  const seenAs = (name: string, key: keyof Seen) =>
    step(
      name,
      seen.now.map((one) => one[key]),
      seen.before.map((one) => one[key]),
    )
  const counted = (name: string, key: 'asked' | 'ordered') =>
    step(
      name,
      period.points.map(({ now }) => now[key] ?? 0),
      period.points.map(({ before }) => before[key] ?? 0),
    )
  return [
    seenAs('Seen in lists', 'impressions'),
    seenAs('Opened', 'views'),
    counted('Asked', 'asked'),
    counted('Ordered', 'ordered'),
  ]
}
