/** `price` is upwards, `-price` downwards: the value of the `sort` parameter. */
export type SortDirection = 'ascending' | 'descending'

export function sortDirection(sort: string | undefined, key: string): SortDirection | undefined {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : undefined
}

type SortLinkOptions = {
  /** The sort in force. */
  sort: string | undefined
  key: string
  /** Which way a column goes first: figures are wanted from the largest down. */
  first?: SortDirection | undefined
  param?: string | undefined
}

/** The address that sorts by a column, or turns it round; it keeps every filter and goes back to the first page. */
export function sortHref(
  search: string,
  { sort, key, first = 'ascending', param = 'sort' }: SortLinkOptions,
): string {
  const current = sortDirection(sort, key)
  const next = current === undefined ? first : current === 'ascending' ? 'descending' : 'ascending'
  const params = new URLSearchParams(search)
  params.set(param, next === 'descending' ? `-${key}` : key)
  params.delete('page')
  return `?${params}`
}
