import { type QualityParts, qualityWeights } from '#domain/catalogue/quality-rules.ts'
import type { SearchSort, Why } from '#domain/search/index.ts'
import { sortNames } from '#app/works/listing/listing-view.ts'

export type WhyView = {
  title: string
  /** `0.60 × 0.89 = 0.53` */
  sum: string
  lead: string
  parts: { name: string; share: number; value: string }[]
}

const partNames: Record<keyof QualityParts, string> = {
  rating: 'Rating, weighed',
  completion: 'Completed',
  onTime: 'On time',
  response: 'Replies',
  recency: 'Fresh',
  conversion: 'Seen to ordered',
  newcomer: 'New here',
}

const foundWords: Record<Exclude<Why['foundIn'], 'browse'>, string> = {
  title: 'Words in title',
  labels: 'Words in labels',
  text: 'Words in text',
}

type Place = { place: number; sort: SearchSort; qualityParts: QualityParts | null }

/** Why a result stands where it stands, in words and figures: text match times quality, each part with its weight. */
export function viewWhy({ match, foundIn, quality }: Why, { place, sort, qualityParts }: Place): WhyView {
  const whole = (match * quality).toFixed(2)
  return {
    title: `Why this is ${ordinal(place)}`,
    sum: foundIn === 'browse' ? quality.toFixed(2) : `${match.toFixed(2)} × ${quality.toFixed(2)} = ${whole}`,
    lead: leadOf(foundIn, sort, qualityParts !== null),
    parts: [
      ...(foundIn === 'browse'
        ? []
        : [{ name: foundWords[foundIn], share: match, value: `${match.toFixed(2)} match` }]),
      ...(qualityParts ? qualityRows(qualityParts) : []),
    ],
  }
}

function leadOf(foundIn: Why['foundIn'], sort: SearchSort, isWorkedOut: boolean): string {
  if (sort !== 'relevance')
    return `You sorted by “${sortNames[sort]}”, and that alone decides here. By best match:`
  if (!isWorkedOut)
    return 'Its quality is worked out every night; until the first time it stands behind the others.'
  return foundIn === 'browse'
    ? 'There are no words to match, so the quality of the service decides.'
    : 'Match with your words, times the quality of the service.'
}

function qualityRows(parts: QualityParts): WhyView['parts'] {
  return (Object.keys(partNames) as (keyof QualityParts)[])
    .filter((part) => part !== 'newcomer' || parts.newcomer > 0)
    .map((part) => ({
      name: partNames[part],
      share: parts[part],
      value: `${percent(parts[part])} × ${percent(qualityWeights[part])}`,
    }))
}

const percent = (share: number) => `${Math.round(share * 100)}%`

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

function ordinal(place: number): string {
  return place === 1 ? 'first' : `${place}${endings[rules.select(place)] ?? 'th'}`
}
