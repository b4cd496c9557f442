import { fold } from './words.ts'

/** A word of the query: as it was typed, and as it is compared. */
export type QueryWord = { typed: string; folded: string }

const LONGEST_QUERY = 100
const MOST_WORDS = 8

/** What a visitor typed, without what can't be shown, and no longer than a question is. */
export function cleanQuery(typed: string | null): string {
  return (typed ?? '')
    .slice(0, LONGEST_QUERY)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim()
}

export function queryWords(query: string): QueryWord[] {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const folded = words.map((typed) => ({ typed, folded: fold(typed) })).filter((word) => word.folded !== '')
  return folded.slice(0, MOST_WORDS)
}
