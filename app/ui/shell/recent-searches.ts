import type { SuggestedGroup } from './suggested-group.ts'

const KEPT_AS = 'recent-searches'
const KEPT_MOST = 6

/** What was searched for in this browser lately; it never leaves it. */
export function recentSearches(): SuggestedGroup[] {
  const words = read()
  if (words.length === 0) return []
  return [
    {
      title: 'Lately, in this browser',
      icon: 'history',
      items: words.map((label) => ({ label, to: `/search?q=${encodeURIComponent(label)}` })),
    },
  ]
}

export function rememberSearch(typed: string): void {
  const words = typed.trim()
  if (words === '') return
  try {
    localStorage.setItem(
      KEPT_AS,
      JSON.stringify([words, ...read().filter((one) => one !== words)].slice(0, KEPT_MOST)),
    )
  } catch {
    // A browser that keeps nothing is a choice, not a fault.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT_MOST) : []
  } catch {
    return []
  }
}
