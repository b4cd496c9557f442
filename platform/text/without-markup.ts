/** No class here holds the sign that the one before it begins with, so no text makes a search begin again and again. */
const LINK = /!?\[([^[\]]*)\]\([^()]*\)/g
const LINE_BEGINS = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*)+/gm
const SIGNS = /[*_`~|[\]]+/g

/** Markdown as one line of plain words. */
export function withoutMarkup(markdown: string): string {
  return markdown.replace(LINK, '$1').replace(LINE_BEGINS, '').replace(SIGNS, '').replace(/\s+/g, ' ').trim()
}

/** Its beginning, cut after a whole word and not after a comma. */
export function firstWords(markdown: string, most: number): string {
  const plain = withoutMarkup(markdown)
  if (plain.length <= most) return plain
  const gap = plain.lastIndexOf(' ', most - 1)
  const words = plain.slice(0, gap > 0 ? gap : most).toWellFormed()
  return `${words.replace(/[\s.,:;!?-]+$/, '')}…`
}
