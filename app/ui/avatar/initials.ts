const toneCount = 8

/** The letters a name is known by: first and last word, in any script. */
export function initialsOf(name: string, letters: 1 | 2): string {
  const words = name.match(/[\p{L}\p{N}][^\s._-]*/gu) ?? []
  const first = [...(words[0] ?? '?')][0] ?? '?'
  const last = words.length > 1 && letters === 2 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

/** The same name always gets the same colours. */
export function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % toneCount
}

/** What is drawn until there is a picture. */
export type DrawnPortrait = { letters: string; isPair: boolean; tone: string }
export type Portrait = { src: string } | DrawnPortrait

export function drawPortrait(name: string, most: 1 | 2 = 2): DrawnPortrait {
  const letters = initialsOf(name, most)
  return { letters, isPair: letters.length > 1, tone: String(toneOf(name)) }
}
