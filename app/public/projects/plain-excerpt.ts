const LONGEST = 220

/** The first words without the marks of Markdown, cut after a whole word and not after a comma. */
export function plainExcerpt(text: string): string {
  const plain = text
    .replaceAll(/[#>*_`~[\]]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= LONGEST) return plain
  return `${plain.slice(0, LONGEST).replace(/[\s.,:;!?-]+\S*$/, '')}…`
}
