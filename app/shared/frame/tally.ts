/**
 * How many of something, as it is shown: all of it, and with no more than one digit where there is little room; both empty where there
 * is nothing. Texts, so that a page which many members share can have another one's in their place.
 */
export type Tally = { exact: string; short: string }

const MOST = 9

export function tallyOf(count: number): Tally {
  if (count <= 0) return { exact: '', short: '' }
  return { exact: String(count), short: count > MOST ? `${MOST}+` : String(count) }
}

export const countOf = ({ exact }: Tally): number => Number(exact)
