/* All that a reading may not hold is found here, or the built-in's own reading would be refused. */
const LINK = /(?:https?:\/\/|www\.)\S*/gi
/** A tag, not what is less than something. */
const MARKUP = /<[a-z/!][^>]*>?|\]\(/gi

/** What others read leads nobody away and is only text. */
export const withoutLinks = (line: string) =>
  line.replace(LINK, '').replace(MARKUP, ' ').replace(/\s+/g, ' ').trim()

/** The same text without its addresses, everything else in its place. */
export const blankLinks = (text: string) => text.replace(LINK, (link) => ' '.repeat(link.length))

export const capitalised = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

/** No longer than so many: ended between words where there is a gap late enough, and never within a character. */
export function shortened(line: string, max: number): string {
  if (line.length <= max) return line
  const gap = line.lastIndexOf(' ', max)
  return line.slice(0, gap > max / 2 ? gap : max).replace(/\p{Cs}$/u, '')
}
