const LINK = /\b(?:https?:\/\/|www\.)\S+/gi
const MARKUP = /<[^>]*>?|\]\(/g

/** What others read leads nobody away and is only text. */
export const withoutLinks = (line: string) =>
  line.replace(LINK, '').replace(MARKUP, ' ').replace(/\s+/g, ' ').trim()

/** The same text without its addresses, everything else in its place. */
export const blankLinks = (text: string) => text.replace(LINK, (link) => ' '.repeat(link.length))

export const capitalised = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)
