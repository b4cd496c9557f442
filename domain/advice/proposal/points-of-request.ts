import { sentencesOf, type Sentence } from '../words/sentences.ts'
import { tellingRoots } from '../words/telling-words.ts'

const POINTS_MOST = 12
const POINT_LETTERS = 200
/** Longer texts are read so far: nobody is shown more points anyway. */
const READ_LETTERS = 8_000

const ASKS =
  /\?|\b(?:need|needs|want|wants|would like|must|should|has to|have to|looking for|please|include[sd]?|deliver(?:ed|y|ables?)?|require[sd]?|expect|prefer|send me|tell me|show me|provide|tell us|by the end|no later|before \d|until)\b|нуж(?:ен|на|но|ны)|хочу|хотим|надо|должн|пожалуйста|требуется/i

const TELLS_WHO = /^(?:i|we)(?:['’](?:m|re)| am| are)\b|^(?:я|мы)\s/iu

/** What a request asks for, point by point, in its own words: lines of its lists, questions, and sentences that ask. */
export function pointsOfRequest(request: string): string[] {
  const sentences = sentencesOf(request.slice(0, READ_LETTERS)).filter(isTelling)
  const asking = sentences.filter(({ text, isItem }) => isItem || ASKS.test(text))
  // Where nothing is asked in so many words, every sentence but who they are says what is wanted.
  const points = asking.length > 0 ? asking : sentences.filter(({ text }) => !TELLS_WHO.test(text))
  const texts = points.map(({ text }) => cut(text))
  return [...new Set(texts)].slice(0, POINTS_MOST)
}

const isTelling = ({ text, isHeading }: Sentence) => !isHeading && tellingRoots(text).length > 0

function cut(text: string): string {
  if (text.length <= POINT_LETTERS) return text
  const gap = text.lastIndexOf(' ', POINT_LETTERS)
  return `${text.slice(0, gap > 0 ? gap : POINT_LETTERS).toWellFormed()}…`
}
