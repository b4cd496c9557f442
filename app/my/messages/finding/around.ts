const BEFORE = 24
const SNIPPET = 110

/** The place that was found, with a word or two before it; a word that would be cut in two is left out. */
export function around(text: string, marks: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = marks.map((mark) => lower.indexOf(mark)).filter((place) => place >= 0)
  const place = Math.min(...(places.length > 0 ? places : [0]))
  const from = place <= BEFORE ? 0 : beginOfWord(text, place - BEFORE, place)
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + SNIPPET)}`.toWellFormed()
}

/** Where the first whole word begins from there on, or the place itself where no other begins before it. */
function beginOfWord(text: string, from: number, place: number): number {
  const gap = /\s+/g
  gap.lastIndex = from - 1
  const found = gap.exec(text)
  return found && found.index < place ? found.index + found[0].length : place
}
