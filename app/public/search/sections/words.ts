import { endOfLetters, lettersAt } from './letter-at.ts'

/** A word of a text: as it is compared, as it was written, and where it stands. */
export type Word = { folded: string; written: string } & Place

export type Place = { from: number; to: number }

const combiningMarks = /\p{M}+/gu
/** Most words are: they have neither accents nor other ways to be written. */
const isAscii = /^[\0-\x7f]*$/

/** Letters compared without case and accents; a plural 's' makes no difference either. */
export function fold(word: string): string {
  const bare = isAscii.test(word) ? word : word.normalize('NFKD').replace(combiningMarks, '')
  const plain = bare.toLowerCase()
  return plain.length > 3 && plain.endsWith('s') ? plain.slice(0, -1) : plain
}

/** The words of a text. 'E-mail' is found as 'e-mail', as 'mail' and as 'email'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  eachWord(text, (from, to) => {
    const written = text.slice(from, to)
    words.push({ folded: fold(written.replaceAll('-', '')), written, from, to })
  })
  return words
}

/** Where each word of a text stands, and behind a compound its parts. */
export function eachWord(text: string, meet: (from: number, to: number) => void): void {
  let at = 0
  while (at < text.length) {
    const end = endOfLetters(text, at)
    if (end === at) at++
    else at = meetCompound(text, at, end, meet)
  }
}

/** Where it ends: `firstEnd` is where its first part does. */
function meetCompound(
  text: string,
  from: number,
  firstEnd: number,
  meet: (from: number, to: number) => void,
): number {
  let to = firstEnd
  while (text[to] === '-' && lettersAt(text, to + 1) > 0) to = endOfLetters(text, to + 1)
  meet(from, to)
  if (to === firstEnd) return to
  for (let at = from; at < to;) {
    const end = endOfLetters(text, at)
    meet(at, end)
    at = end + 1
  }
  return to
}
