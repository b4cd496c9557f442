/** A word of a text: as it is compared, as it was written, and where it stands. */
export type Word = { folded: string; written: string; from: number; to: number }

const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
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
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const written = match[0]
    const whole = {
      folded: fold(written.replaceAll('-', '')),
      written,
      from: match.index,
      to: match.index + written.length,
    }
    if (!written.includes('-')) return [whole]
    return [whole, ...partsOf(written, match.index)]
  })
}

function partsOf(compound: string, at: number): Word[] {
  let from = at
  return compound.split('-').map((written) => {
    const part = { folded: fold(written), written, from, to: from + written.length }
    from += written.length + 1
    return part
  })
}
