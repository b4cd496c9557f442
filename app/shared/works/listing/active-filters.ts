import { languageName } from '#domain/accounts/members/profile-choices.ts'
import { levelNames } from '#domain/reputation/level-rules.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Asked } from './read-listing.ts'

/** A filter that is on, in words, and what is asked without it. */
type ActiveFilter = { label: string; without: Asked }

export function activeFilters(asked: Asked, currency: string): ActiveFilter[] {
  const without = (change: Partial<Asked>): Asked => ({ ...asked, ...change, page: 1, notes: [] })
  const price = priceWords(asked, currency)
  const { daysMost, ratingAtLeast, levels, languages } = asked
  return [
    ...(price
      ? [{ label: price, without: without({ priceFromMinor: undefined, priceToMinor: undefined }) }]
      : []),
    ...(daysMost === undefined
      ? []
      : [{ label: withinDays(daysMost), without: without({ daysMost: undefined }) }]),
    ...(ratingAtLeast === undefined
      ? []
      : [{ label: ratingWords(ratingAtLeast), without: without({ ratingAtLeast: undefined }) }]),
    ...levels.map((level) => ({
      label: levelNames[level],
      without: without({ levels: levels.filter((other) => other !== level) }),
    })),
    ...languages.map((code) => ({
      label: languageName(code),
      without: without({ languages: languages.filter((other) => other !== code) }),
    })),
    ...(asked.isOnline ? [{ label: 'Online now', without: without({ isOnline: false }) }] : []),
    ...(asked.isTeam ? [{ label: 'A team', without: without({ isTeam: false }) }] : []),
  ]
}

const withinDays = (most: number) => `Within ${most === 1 ? '1 day' : `${most} days`}`
export const ratingWords = (atLeast: number) => `${atLeast.toFixed(1)} and up`

/** `$100 to $800`, `From $100`, `Up to $800`. */
function priceWords(
  { priceFromMinor, priceToMinor }: Pick<Asked, 'priceFromMinor' | 'priceToMinor'>,
  currency: string,
): string | undefined {
  const written = (priceMinor: number) => formatMoney(priceMinor, currency, { trim: true })
  if (priceFromMinor !== undefined && priceToMinor !== undefined)
    return `${written(priceFromMinor)} to ${written(priceToMinor)}`
  if (priceFromMinor !== undefined) return `From ${written(priceFromMinor)}`
  return priceToMinor === undefined ? undefined : `Up to ${written(priceToMinor)}`
}
