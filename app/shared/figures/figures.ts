import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { formatMoney, type MinorUnits } from '#app/ui/money/format-money.ts'

export { percent } from '#platform/money/percent.ts'

/** A figure with its noun: `1 day`, `5 days`. */
export function counted(figure: number, one: string, many = `${one}s`): string {
  return `${formatCount(figure)} ${figure === 1 ? one : many}`
}

export const days = (figure: number) => counted(figure, 'day')
export const workingDays = (figure: number) => counted(figure, 'working day')
export const hours = (figure: number) => counted(figure, 'hour')
export const minutes = (figure: number) => counted(figure, 'minute')
export const months = (figure: number) => counted(figure, 'month')

/** How soon: `in 5 days`, and `at once` where there is nothing to wait for. */
export const inDays = (figure: number) => (figure === 0 ? 'at once' : `in ${days(figure)}`)

export function amount(minor: MinorUnits, currency: string): string {
  return formatMoney(minor, currency)
}

/** Two figures of one kind as a span, their noun said once: `7 to 14 days`. */
export function span(from: string, to: string): string {
  const [first, fromNoun] = split(from)
  const [second, toNoun] = split(to)
  const sameNoun = fromNoun !== '' && fromNoun.replace(/s$/, '') === toNoun.replace(/s$/, '')
  return sameNoun ? `${first} to ${second} ${toNoun}` : `${from} to ${to}`
}

function split(figure: string): [figure: string, noun: string] {
  const gap = figure.indexOf(' ')
  return gap < 0 ? [figure, ''] : [figure.slice(0, gap), figure.slice(gap + 1)]
}

/** A figure to be compared with others, in words. */
export type NamedFigure = { name: string; value: string; note: string }
