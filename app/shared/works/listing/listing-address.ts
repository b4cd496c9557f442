import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { Asked } from './read-listing.ts'

/** What stays in the address whatever is filtered: the words of a search, its category. */
export type OtherParams = Readonly<Record<string, string>>

/** The one address of what is asked, whole. */
export function listingAddress(
  path: string,
  asked: Asked,
  currency: string,
  otherParams: OtherParams = {},
): string {
  const query = listingQuery(asked, currency, otherParams)
  return query ? `${path}?${query}` : path
}

/** What that address asks; the page is left out, because another filter begins a new list. */
export function listingQuery(asked: Asked, currency: string, otherParams: OtherParams = {}): string {
  const params = new URLSearchParams(otherParams)
  for (const [name, value] of filterParams(asked, currency)) params.append(name, value)
  if (asked.sort !== 'relevance') params.set('sort', asked.sort)
  return params.toString()
}

function filterParams(asked: Asked, currency: string): [name: string, value: string][] {
  const { priceFromMinor, priceToMinor, daysMost, ratingAtLeast } = asked
  return [
    ...(priceFromMinor === undefined ? [] : [pair('price_from', typedPrice(priceFromMinor, currency))]),
    ...(priceToMinor === undefined ? [] : [pair('price_to', typedPrice(priceToMinor, currency))]),
    ...(daysMost === undefined ? [] : [pair('days', String(daysMost))]),
    ...(ratingAtLeast === undefined ? [] : [pair('rating', String(ratingAtLeast))]),
    ...asked.levels.map((level) => pair('level', level)),
    ...asked.languages.map((code) => pair('language', code)),
    ...(asked.isOnline ? [pair('online', '1')] : []),
    ...(asked.isTeam ? [pair('team', '1')] : []),
  ]
}

const pair = (name: string, value: string): [string, string] => [name, value]

/** As a person would type it: `120`, `99.50`. */
export function typedPrice(priceMinor: number, currency: string): string {
  return decimalText(minor(priceMinor), currency).replace(/\.0+$/, '')
}
