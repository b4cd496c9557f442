import type { ServiceContent } from '../service-content.ts'

/** Something for the moderator's eye: where it stands, what it seems to be, and the words themselves. */
export type Flag = { where: string; what: string; found: string }

/** Words that stand alone, in any alphabet: the boundary of the language itself knows Latin letters only. */
const alone = (words: RegExp) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.source})(?![\\p{L}\\p{N}_])`, 'giu')

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
  {
    what: 'a messenger',
    pattern: alone(
      /telegram|whats\s?app|viber|skype|signal|wechat|discord|телеграм\p{L}*|ватсап\p{L}*|вайбер\p{L}*|скайп\p{L}*/u,
    ),
  },
  {
    what: 'payment elsewhere',
    pattern: alone(
      /paypal|western\s?union|crypto\s?wallet|bank\s?transfer|outside\s+(?:the\s+)?(?:site|platform|guildhall)|мимо\s+(?:сайта|площадки)/u,
    ),
  },
  {
    what: 'a prohibited offer',
    pattern: alone(
      /fake\s+(?:reviews?|followers|diploma|passport)|diploma\s+for\s+sale|stolen|carding|ddos|malware|hack\s+(?:an?\s+)?(?:account|phone)|escort|накрутк\p{L}*|взлом\p{L}*|поддельн\p{L}*/u,
    ),
  },
] as const
const MOST_OF_ONE = 5

export type Sign = { what: (typeof SIGNS)[number]['what']; found: string }

/** What stands in a text of anybody's. */
export function signsInText(text: string): Sign[] {
  return SIGNS.flatMap(({ what, pattern }) =>
    [...new Set(Array.from(text.matchAll(pattern), ([found]) => found.trim().slice(0, 80)))]
      .slice(0, MOST_OF_ONE)
      .map((found) => ({ what, found })),
  )
}

/** What a moderator should look at. Nothing is blocked by it: a machine can't tell a warning from an offer. */
export function flagsOf(content: ServiceContent): Flag[] {
  return textsOf(content).flatMap(({ where, text }) => signsInText(text).map((sign) => ({ where, ...sign })))
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
