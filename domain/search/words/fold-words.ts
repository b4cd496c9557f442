const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu
const LONGEST_WORD = 40
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu
const APOSTROPHE = /['’]/g
/** Nothing to fold: no letter here has an accent, and the short и of Russian is a letter of its own. */
const PLAIN = /^[\0-\x7fа-я\u2010-\u2027]*$/
/** Marks that make another letter, not an accent: the short и of Russian. */
const SHORT_I = /и\u0306/g
const MARKS = /\p{M}/gu
/** Letters that no decomposition takes apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }
const OWN_LETTERS = /[ßæœøłđðı]/g

/** Lower case and without accents: the one form in which words are compared. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(SHORT_I, 'й')
    .replace(MARKS, '')
    .replace(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** The words of a text, folded, in the order in which they stand. */
export function splitWords(text: string): string[] {
  const folded = foldText(text).replace(ADDRESS, ' ').replace(POSSESSIVE, '').replace(APOSTROPHE, '')
  const words = folded.match(WORD) ?? []
  return words.map((word) => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word))
}
