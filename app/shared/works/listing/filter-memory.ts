const KEY = 'filters'
/** What of an address is a filter; words, sort and page belong to the list at hand. */
const NAMES = ['price_from', 'price_to', 'days', 'rating', 'level', 'language', 'online', 'team']
const LONGEST = 500

export type LastFilters = { search: string; words: string }

/** Only the filters of an address. */
export function filtersIn(search: string): URLSearchParams {
  return new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => value && NAMES.includes(name)),
  )
}

/** The same address with the filters of another. */
export function withFilters(search: string, filters: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && !NAMES.includes(name))
  return `?${new URLSearchParams([...others, ...filtersIn(filters)])}`
}

/** Storage may be full or forbidden: then nothing is remembered, and nothing else is lost. */
export function rememberFilters({ search, words }: LastFilters): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ search: String(filtersIn(search)), words }))
  } catch {
    // Nothing to do about it.
  }
}

export function recallFilters(): LastFilters | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<LastFilters> | null
    if (typeof kept?.search !== 'string' || typeof kept.words !== 'string') return undefined
    return { search: kept.search.slice(0, LONGEST), words: kept.words.slice(0, LONGEST) }
  } catch {
    return undefined
  }
}

export function forgetFilters(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
