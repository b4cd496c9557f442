const LONGEST_LINE = 200
const LONGEST_ADDRESS = 254

/** Words from people go into headers too (a service's title in a subject): whatever could end the line becomes a space. */
export function oneLine(words: string): string {
  const line = words
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed()
  if (line === '') throw new RangeError('A letter needs a subject and a sender')
  const characters = [...line]
  return characters.length > LONGEST_LINE ? `${characters.slice(0, LONGEST_LINE - 1).join('')}…` : line
}

/** One bare address; a list, a name or a line break is a fault of the caller and never repaired. */
export function checkAddress(address: string): string {
  if (
    address.length > LONGEST_ADDRESS ||
    !/^[^\s\p{C}@,;:<>()"[\]]+@[^\s\p{C}@,;:<>()"[\]]+$/u.test(address)
  ) {
    throw new RangeError('A letter goes to exactly one plain e-mail address')
  }
  return address
}

/** An address of a page that may stand in a letter: http or https, written without spaces or line breaks. */
export function checkLink(link: string): string {
  const url = URL.parse(link)
  if (!url || !['http:', 'https:'].includes(url.protocol) || /[\s\p{C}<>"]/u.test(link)) {
    throw new RangeError('A link in a letter is a whole http or https address')
  }
  return link
}
