import { days as daysInWords } from '#app/shared/figures/figures.ts'
import type { MatchReason } from '#domain/assistant/index.ts'
import type { Why } from './brief-view.ts'

const WORDS_TOLD = 3
const places = { title: 'its title', labels: 'its labels', text: 'its text' } as const

/** Why something fits, and what speaks against it: each line is a fact that was compared. */
export function whyWords(reason: MatchReason, isRangeOwn: boolean): Why[] {
  return [
    ...wordLines(reason),
    ...priceLine(reason, isRangeOwn),
    ...daysLine(reason),
    ...(reason.skills.length > 0
      ? [
          line(
            true,
            { text: reason.skills.slice(0, WORDS_TOLD).join(', '), isSaid: true },
            { text: ' among their skills' },
          ),
        ]
      : []),
    ...recordLine(reason),
  ]
}

const line = (isGood: boolean, ...parts: Why['parts']): Why => ({ isGood, parts })

function wordLines({ words, closeness }: MatchReason): Why[] {
  const found = words.slice(0, WORDS_TOLD)
  if (found.length === 0)
    return closeness === null ? [] : [line(true, { text: 'Near in meaning, in other words' })]
  const [first] = found
  const where = found.every((one) => one.in === first?.in) ? places[first?.in ?? 'text'] : 'its words'
  const said = found.flatMap(({ word }, at) => [
    ...(at > 0 ? [{ text: at === found.length - 1 ? ' and ' : ', ' }] : []),
    { text: `“${word}”`, isSaid: true },
  ])
  return [line(true, ...said, { text: ` ${found.length === 1 ? 'is' : 'are'} in ${where}` })]
}

function priceLine({ price }: MatchReason, isRangeOwn: boolean): Why[] {
  if (!price) return []
  const range = isRangeOwn ? 'your range' : 'what is usual'
  const words = {
    within: `Within ${range}`,
    below: `Costs less than ${range}`,
    above: `Costs more than ${range}`,
  }
  return [line(price.standing !== 'above', { text: words[price.standing] })]
}

function daysLine({ days }: MatchReason): Why[] {
  if (!days) return []
  return days.standing === 'within'
    ? [line(true, { text: `Done in ${daysInWords(days.days)}, in your time` })]
    : [line(false, { text: `Takes ${daysInWords(days.days)}, longer than you have` })]
}

function recordLine({ completedCount, onTimeBasisPoints }: MatchReason): Why[] {
  if (completedCount === 0) return [line(false, { text: 'No deals completed yet' })]
  if (onTimeBasisPoints === null) return []
  return [line(onTimeBasisPoints >= MOSTLY_ON_TIME, { text: onTimeWords(completedCount, onTimeBasisPoints) })]
}

const MOSTLY_ON_TIME = 8_000

/** Few deals are told as many as they are: a hundred of one would say more than it knows. */
function onTimeWords(deals: number, basisPoints: number): string {
  if (deals >= 100) return `On time in ${Math.round(basisPoints / 100)} of 100 deals`
  const onTime = Math.round((deals * basisPoints) / 10_000)
  if (deals === 1) return onTime === 1 ? 'On time in the one deal so far' : 'Late in the one deal so far'
  return `On time in ${onTime} of ${deals} deals`
}
