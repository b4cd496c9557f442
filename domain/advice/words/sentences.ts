import { withoutMarkup } from '#platform/text/without-markup.ts'

const ITEM = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+/
const HEADING = /^[ \t]*#{1,6}[ \t]+/
/** A full stop of a short word (`e.g.`, `No. 5`) or of a number ends nothing: the next sentence begins with a capital or a figure. */
const ENDS = /(?<=[.!?…])["'”’)]?\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u
const SHORT_WORDS = /\b(?:e\.g|i\.e|etc|no|vs|approx|mr|mrs|dr)\.$/i

export type Sentence = { text: string; isItem: boolean; isHeading: boolean }

/** The sentences of a text in Markdown as plain words: of each line, since a line of a list is a thought of its own. */
export function sentencesOf(markdown: string): Sentence[] {
  return markdown.split(/\r?\n/).flatMap((line) => {
    const isItem = ITEM.test(line)
    const isHeading = HEADING.test(line)
    const plain = withoutMarkup(line)
    if (plain === '') return []
    return joinShort(plain.split(ENDS)).map((text) => ({ text, isItem, isHeading }))
  })
}

function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && SHORT_WORDS.test(before)) joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}
