import { formatCount } from '#app/ui/figures/figs/format-count.ts'

/** `+6, up 19%`: how a figure stands against the period before. */
export function changeInWords(now: number, before: number): string {
  const change = now - before
  if (change === 0) return before === 0 ? 'none before either' : 'as many as before'
  const signed = `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`
  if (before === 0) return `${signed}, none before`
  const percent = Math.round((Math.abs(change) / before) * 100)
  if (percent === 0) return `${signed}, less than 1%`
  return `${signed}, ${change > 0 ? 'up' : 'down'} ${formatCount(percent)}%`
}
