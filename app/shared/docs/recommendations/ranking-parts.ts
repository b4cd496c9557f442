import {
  NEWCOMER_DAYS,
  PRIOR_RATING,
  PRIOR_REVIEWS,
  PROVEN_LEAST,
  PROVEN_RATING,
  PROVEN_REVIEWS,
  type QualityParts,
  qualityWeights,
  RECENCY_DAYS,
  UNRATED_MOST,
} from '#domain/catalogue/quality/quality-rules.ts'
import { ANSWER_DAYS, ANSWER_HOURS, ANSWERS_LEAST } from '#domain/messages/answers/answer-rules.ts'
import { levelNames, levels } from '#domain/reputation/level-rules.ts'
import {
  levelShares,
  memberPrior,
  memberQualityNames,
  type MemberQualityParts,
  memberQualityWeights,
} from '#domain/reputation/member-quality-rules.ts'
import { type MatchPlace, matchWeights, variedPlaces } from '#domain/search/match-rules.ts'

/** What the figure 'Answers in' and the response rate are counted from. */
const answered = `First messages of strangers that were answered within ${ANSWER_HOURS} hours, of the last ${ANSWER_DAYS} days; fewer than ${ANSWERS_LEAST} are not counted, nor what was marked as needing no answer`

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** One part of a service's quality: what it measures and what moves it. */
type RankingPart = { name: string; measures: string; moves: string }

/** The published parts of quality, in the order in which 'Why is this here' shows them. */
const rankingParts: Record<keyof QualityParts, RankingPart> = {
  rating: {
    name: 'Rating',
    measures: `The mean of reviews, as if ${PRIOR_REVIEWS} reviews of ${PRIOR_RATING} had come before them (a Bayesian rating)`,
    moves: 'Good reviews. One perfect review does not outweigh a hundred very good ones',
  },
  completion: {
    name: 'Completion',
    measures: 'Deals completed, of those that ended',
    moves: 'Finishing what you begin. Cancellations by the buyer’s fault do not count',
  },
  onTime: {
    name: 'On time',
    measures: 'Deliveries made by their due date',
    moves: 'Promising days you can keep',
  },
  response: {
    name: 'Response',
    measures: answered,
    moves: 'Answering, even with a no',
  },
  recency: {
    name: 'Recency',
    measures: `How lately what people see was published or priced anew; it fades to nothing within ${RECENCY_DAYS} days`,
    moves: 'Keeping words and prices up to date. Drafts and pauses count for nothing',
  },
  conversion: {
    name: 'Conversion',
    measures: 'Orders, of those who opened the page',
    moves: 'A page that says truly what people get',
  },
  newcomer: {
    name: 'Newcomer',
    measures: `A lift for services that are new, which fades to nothing within ${NEWCOMER_DAYS} days`,
    moves: 'Time alone',
  },
}

const personParts: Record<keyof MemberQualityParts, Omit<RankingPart, 'moves'>> = {
  rating: {
    name: 'Rating',
    measures: `The mean of reviews of their work, as if ${memberPrior.reviews} reviews of ${memberPrior.rating} had come before them`,
  },
  level: {
    name: 'Level',
    measures: levels.map((level) => `${levelNames[level]} ${percent(levelShares[level])}`).join(', '),
  },
  onTime: { name: 'On time', measures: 'Deliveries made by their due date' },
  response: { name: 'Response', measures: answered },
}

/** The weights are those of the code: a part that joins there fails to compile until it is told here. */
export function rankingTable(): string {
  const rows = (Object.keys(rankingParts) as (keyof QualityParts)[]).map((key) => {
    const { name, measures, moves } = rankingParts[key]
    return `| ${name} | ${key === 'newcomer' ? 'up to ' : ''}${percent(qualityWeights[key])} | ${measures} | ${moves} |`
  })
  return ['| Part | Weight | What it measures | What moves it |', '|---|---|---|---|', ...rows].join('\n')
}

export function personTable(): string {
  const rows = memberQualityNames.map((key) => {
    const { name, measures } = personParts[key]
    return `| ${name} | ${percent(memberQualityWeights[key])} | ${measures} |`
  })
  return ['| Part | Weight | What it measures |', '|---|---|---|', ...rows].join('\n')
}

const matchWords: Record<MatchPlace, string> = {
  title: 'All of your words are in the title',
  labels: 'Some are only in the tags or the names of its categories',
  text: 'Some are only in the description or the packages',
}

export function matchTable(): string {
  const rows = (Object.keys(matchWords) as MatchPlace[]).map(
    (place) => `| ${matchWords[place]} | ${matchWeights[place].toFixed(2)} |`,
  )
  return ['| Where your words are | Text match |', '|---|---|', ...rows].join('\n')
}

/** How many of the first places one seller has. */
export function variedWords(): string {
  return variedPlaces.map(({ first, most }) => `at most ${most} of the first ${first} places`).join(' and ')
}

/** What parts newcomers from the proven. */
export function provenWords(): string {
  return `without a review a service counts at most ${UNRATED_MOST}, and with ${PROVEN_REVIEWS} reviews or more of ${PROVEN_RATING} or better at least ${PROVEN_LEAST}`
}
