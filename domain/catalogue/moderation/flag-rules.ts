import { type FlagMeaning, flagMeanings, type FlagWord, initialSettings } from '#domain/settings/index.ts'
import type { ServiceContent } from '../service-content.ts'

/** Something for the moderator's eye: where it stands, what it seems to be, and the words themselves. */
export type Flag = { where: string; what: string; found: string }

const SIGNS = [
  {
    what: 'an e-mail address',
    pattern:
      // From the beginning of a word only, and no longer than an address may be: looked for from every letter, a text of one word takes a second.
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}.-]{1,250}\.\p{L}{2,}/giu,
  },
  {
    what: 'a telephone number',
    pattern:
      /(?:\+|\b00)\d[\d\s().-]{7,}\d|(?<!\d)(?:\d[\s-]?)?\(\d{3,5}\)[\s-]?\d{1,3}[\s.-]?\d{2}[\s.-]?\d{2}\b|\b\d{3}[\s.-]\d{3}[\s.-]\d{2,4}(?:[\s.-]\d{2})?\b/g,
  },
  {
    what: 'a link elsewhere',
    pattern: /\b(?:https?:\/\/|www\.)\S+|\b(?:t\.me|wa\.me|bit\.ly|goo\.gl)\/\S+/gi,
  },
] as const
const MOST_OF_ONE = 5

type Pattern = { what: Sign['what']; pattern: RegExp }

export type Sign = { what: (typeof SIGNS)[number]['what'] | FlagMeaning; found: string }

/** Lists of the settings as patterns: they are the same until somebody changes them. */
const compiled = new WeakMap<readonly FlagWord[], Pattern[]>()

/** Words that stand alone, in any alphabet: the boundary of the language itself knows Latin letters only. */
function patternsOf(words: readonly FlagWord[]): Pattern[] {
  const known = compiled.get(words)
  if (known) return known
  const made = flagMeanings.flatMap((what): Pattern[] => {
    const phrases = words.filter((word) => word.what === what).map(({ name }) => phrasePattern(name))
    if (phrases.length === 0) return []
    const source = `(?<![\\p{L}\\p{N}_])(?:${phrases.join('|')})(?![\\p{L}\\p{N}_])`
    return [{ what, pattern: new RegExp(source, 'giu') }]
  })
  compiled.set(words, made)
  return made
}

/** Letters, digits and spaces alone: whatever else somebody wrote means nothing to a pattern. */
function phrasePattern(phrase: string): string {
  const letters = phrase.replaceAll(/[^\p{L}\p{N} ]/gu, '').replaceAll(' ', '\\s+')
  return phrase.endsWith('*') ? `${letters}\\p{L}*` : letters
}

/** What stands in a text of anybody's: what looks like a way around the marketplace, and words of the settings. */
export function signsInText(text: string, words: readonly FlagWord[] = initialSettings.flagWords): Sign[] {
  return [...SIGNS, ...patternsOf(words)].flatMap(({ what, pattern }) =>
    [...new Set(Array.from(text.matchAll(pattern), ([found]) => found.trim().slice(0, 80)))]
      .slice(0, MOST_OF_ONE)
      .map((found) => ({ what, found })),
  )
}

/** What a moderator should look at. Nothing is blocked by it: a machine can't tell a warning from an offer. */
export function flagsOf(content: ServiceContent, words?: readonly FlagWord[]): Flag[] {
  return textsOf(content).flatMap(({ where, text }) =>
    signsInText(text, words).map((sign) => ({ where, ...sign })),
  )
}

function textsOf(content: ServiceContent): { where: string; text: string }[] {
  return [
    { where: 'Title', text: content.title },
    { where: 'Description', text: content.description },
    ...content.packages.map(({ title, includes }) => ({
      where: 'Packages',
      text: [title, ...includes].join('\n'),
    })),
    ...content.extras.map(({ title }) => ({ where: 'Extras', text: title })),
    ...content.requirements.map(({ question, choices }) => ({
      where: 'Requirements',
      text: [question, ...choices].join('\n'),
    })),
    ...content.faq.map(({ question, answer }) => ({ where: 'FAQ', text: `${question}\n${answer}` })),
    ...content.gallery.map(({ alt }) => ({ where: 'Gallery', text: alt })),
    { where: 'Tags', text: content.tags.join('\n') },
  ]
}
