import {
  PROVEN_LEAST,
  PROVEN_REVIEWS,
  type QualityFigures,
  type QualityParts,
  qualityWeights,
  UNRATED_MOST,
} from '#domain/catalogue/quality/quality-rules.ts'
import {
  memberQualityNames,
  type MemberQualityParts,
  memberQualityWeights,
} from '#domain/reputation/member-quality-rules.ts'
import { figureWords } from './figure-words.ts'
import type { SearchSort, Why } from '#domain/search/index.ts'
import { sortNames } from '#app/shared/works/listing/listing-view.ts'

export type WhyView = {
  title: string
  /** `0.60 × 0.89 = 0.53` */
  sum: string
  lead: string
  /** `figure`: what was counted, in words. */
  parts: { name: string; share: number; value: string; figure?: string | undefined }[]
  /** The section of the document on ranking that has the weights. */
  weightsAt: 'quality' | 'people-and-projects'
}

export const partNames: Record<keyof QualityParts, string> = {
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

const personPartNames: Record<keyof MemberQualityParts, string> = {
  rating: 'Rating, weighed',
  level: 'Level',
  onTime: 'On time',
  response: 'Replies',
}

type Place = {
  place: number
  sort: SearchSort
  qualityParts: QualityParts | null
  figures: QualityFigures
}

/** Why a result stands where it stands, in words and figures: text match times quality, each part with its weight. */
export function viewWhy(why: Why, { place, sort, qualityParts, figures }: Place): WhyView {
  return {
    ...headOf(why, place),
    lead: [leadOf(why.foundIn, sort, qualityParts !== null), ...besidesOf(why, figures)].join(' '),
    parts: [...matchRow(why), ...(qualityParts ? qualityRows(qualityParts, figures) : [])],
    weightsAt: 'quality',
  }
}

/** The same for a person, whose quality is that of a seller. */
export function viewPersonWhy(why: Why, place: number, parts: MemberQualityParts): WhyView {
  return {
    ...headOf(why, place),
    lead:
      why.foundIn === 'browse'
        ? 'There are no words to match, so how they served people decides.'
        : 'Match with your words, times how they served people.',
    parts: [
      ...matchRow(why),
      ...memberQualityNames.map((part) =>
        partRow(personPartNames[part], parts[part], memberQualityWeights[part]),
      ),
    ],
    weightsAt: 'people-and-projects',
  }
}

/** Projects have no quality: the words alone decide. */
export function viewProjectWhy(why: Why, place: number): WhyView {
  return {
    title: titleOf(place),
    sum: '',
    lead:
      why.foundIn === 'browse'
        ? 'There are no words to match, and every project weighs the same.'
        : 'Match with your words alone: every project weighs the same.',
    parts: matchRow(why),
    weightsAt: 'people-and-projects',
  }
}

const titleOf = (place: number) => `Why this is ${ordinal(place)}`

function headOf({ match, foundIn, quality }: Why, place: number): Pick<WhyView, 'title' | 'sum'> {
  const whole = (match * quality).toFixed(2)
  return {
    title: titleOf(place),
    sum: foundIn === 'browse' ? quality.toFixed(2) : `${match.toFixed(2)} × ${quality.toFixed(2)} = ${whole}`,
  }
}

function matchRow({ match, foundIn }: Why): WhyView['parts'] {
  if (foundIn === 'browse') return []
  return [{ name: foundWords[foundIn], share: match, value: `${match.toFixed(2)} match` }]
}

function leadOf(foundIn: Why['foundIn'], sort: SearchSort, isComputed: boolean): string {
  if (sort !== 'relevance')
    return `You sorted by “${sortNames[sort]}”, and that alone decides here. By best match:`
  if (!isComputed)
    return 'Its quality is worked out every night; until the first time it stands behind the others.'
  return foundIn === 'browse'
    ? 'There are no words to match, so the quality of the service decides.'
    : 'Match with your words, times the quality of the service.'
}

/** What decided besides the figures. */
function besidesOf({ lacks, isHeldBack, quality }: Why, { ratingCount }: QualityFigures): string[] {
  const most = Math.fround(UNRATED_MOST)
  return [
    ...(ratingCount === 0 && quality >= most
      ? [`Without a review it counts no more than ${UNRATED_MOST}, whatever its parts add up to.`]
      : []),
    ...(ratingCount >= PROVEN_REVIEWS && quality === PROVEN_LEAST
      ? [`Proven by its reviews, it counts no less than ${PROVEN_LEAST}.`]
      : []),
    ...(lacks ? [`It does not have “${lacks}”, so it stands after what has every word.`] : []),
    ...(isHeldBack ? ['Its seller has a place further up, so others that fit as well come first.'] : []),
  ]
}

function qualityRows(parts: QualityParts, figures: QualityFigures): WhyView['parts'] {
  return (Object.keys(partNames) as (keyof QualityParts)[])
    .filter((part) => part !== 'newcomer' || parts.newcomer > 0)
    .map((part) => ({
      ...partRow(partNames[part], parts[part], qualityWeights[part]),
      figure: figureWords[part]?.(figures),
    }))
}

function partRow(name: string, share: number, weight: number): WhyView['parts'][number] {
  return { name, share, value: `${percent(share)} × ${percent(weight)}` }
}

const percent = (share: number) => `${Math.round(share * 100)}%`

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

function ordinal(place: number): string {
  return place === 1 ? 'first' : `${place}${endings[rules.select(place)] ?? 'th'}`
}
