import { formatCount } from '#app/ui/figures/figs/format-count.ts'

export type TextLimits = { min?: number; max?: number }

const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`

/** What stands under a field before anything is typed, and all there is without JavaScript. */
export function describeLimits({ min: least, max }: TextLimits): string {
  // That a required text has one character goes without saying.
  const min = least === 1 ? undefined : least
  if (min && max) return `${formatCount(min)} to ${characters(max)}`
  if (max) return `Up to ${characters(max)}`
  if (min) return `At least ${characters(min)}`
  return ''
}

export function describeLength(length: number, { min, max }: TextLimits): string {
  if (max) return `${formatCount(length)} of ${formatCount(max)}`
  if (min && length < min) return `${formatCount(min - length)} more`
  return formatCount(length)
}

export function isTooLong(length: number, { max }: TextLimits): boolean {
  return max !== undefined && length > max
}

/**
 * What a screen reader hears while typing. It changes only in steps near the limit,
 * because a count read out at every key would drown the typing.
 */
export function announceLength(length: number, { max }: TextLimits): string {
  if (max === undefined) return ''
  const left = max - length
  if (left < 0) return `${characters(-left)} too many`
  const step = [0, 10, 20, 50].find((threshold) => left <= threshold)
  if (step === undefined || step >= max) return ''
  return step === 0 ? 'No characters left' : `${characters(step)} left or fewer`
}
