import { sentencesOf } from '../words/sentences.ts'
import { tellingRoots } from '../words/telling-words.ts'
import { sharedWith, weighRoots } from '../words/weigh-words.ts'
import { pointsOfRequest } from './points-of-request.ts'

/** A proposal as it is typed. */
export type TypedProposal = {
  text: string
  milestones: readonly string[]
  hasPrice: boolean
  hasDays: boolean
}

/** A point of a request, and what of the proposal answers it: its words, or what is set beside them. */
export type CoveredPoint = {
  point: string
  by: { kind: 'words'; text: string } | { kind: 'price' | 'days' } | null
}

const READ_LETTERS = 6_000
const SENTENCES_MOST = 120
/** Of what a point says, by weight. Below it two sentences merely share a word. */
const SHARE_LEAST = 0.34
const EXCERPT = 160

const ASKS_PRICE = /\b(?:how much|price|cost|quote|budget|fee|estimate)\b|цен[аыу]|сколько стоит|бюджет/i
const ASKS_DAYS =
  /\b(?:how long|how soon|when (?:can|could|will|would)|deadline|timeline|turnaround|by (?:the end|next|\d)|no later than|within \d+|in \d+ (?:days|weeks)|weeks?|срок\p{L}*|когда)/iu

/** Which points of a request are answered and by what, in the order of the request. */
export function coverPoints(request: string, proposal: TypedProposal): CoveredPoint[] {
  const points = pointsOfRequest(request)
  const weigh = weighRoots(points)
  const said = [
    ...sentencesOf(proposal.text.slice(0, READ_LETTERS)).map(({ text }) => text),
    ...proposal.milestones,
  ]
    .slice(0, SENTENCES_MOST)
    .map((text) => ({ text, roots: new Set(tellingRoots(text)) }))
  return points.map((point) => ({ point, by: answerTo(point, said, weigh) ?? setBeside(point, proposal) }))
}

function answerTo(
  point: string,
  said: readonly { text: string; roots: ReadonlySet<string> }[],
  weigh: (root: string) => number,
): CoveredPoint['by'] {
  const roots = tellingRoots(point)
  const best = said
    .map(({ text, roots: theirs }) => ({ text, ...sharedWith(roots, theirs, weigh) }))
    .reduce((one, other) => (other.share > one.share ? other : one), { text: '', share: 0, count: 0 })
  // One word of a long point is no answer to it.
  const isEnough = best.share >= SHARE_LEAST && (best.count >= 2 || roots.length <= 2)
  return isEnough ? { kind: 'words', text: excerptOf(best.text) } : null
}

const setBeside = (point: string, { hasPrice, hasDays }: TypedProposal): CoveredPoint['by'] =>
  hasPrice && ASKS_PRICE.test(point)
    ? { kind: 'price' }
    : hasDays && ASKS_DAYS.test(point)
      ? { kind: 'days' }
      : null

const excerptOf = (text: string) =>
  text.length <= EXCERPT
    ? text
    : `${text
        .slice(0, EXCERPT)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`
