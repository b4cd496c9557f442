import type { SuggestedGroup } from './suggested-group.ts'

const STORAGE_KEY = 'recent-searches'
const RECENT_MOST = 6

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
      STORAGE_KEY,
      JSON.stringify([words, ...read().filter((one) => one !== words)].slice(0, RECENT_MOST)),
    )
  } catch {
    // A browser that keeps nothing is a choice, not a fault.
  }
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, RECENT_MOST) : []
  } catch {
    return []
  }
}
