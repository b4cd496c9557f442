import { serviceLimits } from '#domain/catalogue/index.ts'
import { lengthOf } from '#platform/text/shown-text.ts'
import { sentencesOf } from '../words/sentences.ts'
import { tellingRoots } from '../words/telling-words.ts'

const { min, max } = serviceLimits.title

const BEGINS =
  /^(?:(?:hi|hello|hey)[\s,.!]+)?(?:(?:i|we)(?:['’]ll| will| can| would| am going to|['’]m going to)\s+|my service is\s+)/i
/** What everyone says of themselves; without it a title says as much. */
const BOASTS =
  /\b(?:the\s+)?(?:best|top(?:[ -]notch)?|amazing|awesome|stunning|outstanding|professional(?:ly)?|high[ -]quality|cheap(?:est)?|perfect|guaranteed|unbeatable|world[ -]class|eye[ -]catching|super|100\s?%)(?=\s|[,.!]|$)[\s,]*/gi
/** Letters and signs of any language stay; pictures, stars and boxes go. */
const ORNAMENTS =
  /[\p{Extended_Pictographic}\u2600-\u27bf\u2190-\u21ff\u25a0-\u25ff]|\ufe0f|\u200d|[|*~_=]+/gu
const CLAUSE = /[,;:(]|\s[–—-]\s/

/** A title of a service without what sells nothing, or, where it says too little, from the seller's own first words. */
export function plainTitle(title: string, description: string): { title: string; why: string } | undefined {
  const { text, taken } = cleaned(title)
  if (isTelling(text) && text !== title.trim())
    return { title: text, why: taken.length > 0 ? `Without ${taken.join(', ')}.` : 'Plainer.' }
  if (isTelling(text)) return undefined
  const longer = fromDescription(text, description)
  return longer === undefined || longer === title.trim()
    ? undefined
    : { title: longer, why: 'From your description: it says what is made.' }
}

const isTelling = (text: string) =>
  lengthOf(text) >= min && lengthOf(text) <= max && tellingRoots(text).length >= 2

function cleaned(title: string): { text: string; taken: string[] } {
  const taken: string[] = []
  const drop = (text: string, pattern: RegExp, name: string) => {
    const left = text.replace(pattern, ' ')
    if (left !== text) taken.push(name)
    return left
  }
  let text = drop(title, ORNAMENTS, 'ornaments')
  text = drop(text, /!+/g, 'exclamation marks')
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) {
    text = text.toLowerCase()
    taken.push('capitals')
  }
  text = drop(text.trim(), BEGINS, '“I will”')
  const boasts = [...text.matchAll(BOASTS)].map(
    ([found]) => `“${found.trim().replace(/,$/, '').toLowerCase()}”`,
  )
  if (boasts.length > 0) {
    text = text.replace(BOASTS, ' ')
    taken.push(...new Set(boasts))
  }
  return { text: asTitle(onceEach(text)), taken }
}

/** `logo logo logos` says no more than `logo`. */
function onceEach(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  return words.filter((word, at) => word.toLowerCase() !== words[at - 1]?.toLowerCase()).join(' ')
}

function asTitle(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')
  const first = trimmed.match(/^./su)?.[0] ?? ''
  return `${first.toUpperCase()}${trimmed.slice(first.length)}`
}

/** The sentence that speaks of what the title names, as far as its first pause. */
function fromDescription(title: string, description: string): string | undefined {
  const named = tellingRoots(title)
  const sentences = sentencesOf(description.slice(0, serviceLimits.description.max)).filter(
    ({ isHeading }) => !isHeading,
  )
  const speaking = sentences.filter(({ text }) => {
    const roots = new Set(tellingRoots(text))
    return named.every((root) => roots.has(root))
  })
  for (const { text } of [...speaking, ...sentences]) {
    const whole = cleaned(text.replace(/[.!?…]+$/, '')).text
    const short = asTitle(whole.slice(0, CLAUSE.exec(whole)?.index ?? whole.length))
    for (const candidate of [whole, short, cutAtWord(whole)]) if (isTelling(candidate)) return candidate
  }
  return undefined
}

function cutAtWord(text: string): string {
  if (lengthOf(text) <= max) return text
  const gap = text.lastIndexOf(' ', max)
  return asTitle(
    text.slice(0, gap > 0 ? gap : 0).replace(/\s(?:a|an|the|of|for|with|and|or|to|in|on|from)$/i, ''),
  )
}
