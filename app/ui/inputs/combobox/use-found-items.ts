import { useEffect, useState } from 'react'

export type ComboboxItem = { value: string; label: string; note?: string }
export type FindItems = (query: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>

type Found = { items: readonly ComboboxItem[]; status: 'idle' | 'searching' | 'found' | 'failed' }
type Answer = { query: string; items: readonly ComboboxItem[]; failed: boolean }

const pauseMs = 150

/** Asks for items once typing pauses; an answer to an older question is dropped. */
export function useFoundItems(findItems: FindItems | undefined, typed: string): Found {
  const query = typed.trim()
  const [answer, setAnswer] = useState<Answer>({ query: '', items: [], failed: false })
  useEffect(() => {
    if (!findItems || !query) return
    const controller = new AbortController()
    const keep = (next: Answer) => {
      if (!controller.signal.aborted) setAnswer(next)
    }
    const timer = setTimeout(() => {
      findItems(query, controller.signal).then(
        (items) => keep({ query, items, failed: false }),
        () => keep({ query, items: [], failed: true }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [findItems, query])

  if (!findItems || !query) return { items: [], status: 'idle' }
  // The last answer stays in view while the next one is on its way.
  if (answer.query !== query) return { items: answer.items, status: 'searching' }
  return { items: answer.items, status: answer.failed ? 'failed' : 'found' }
}

export function describeSearch(status: Found['status'], query: string): string {
  if (status === 'searching') return 'Searching'
  if (status === 'failed') return 'The search failed. Type again to retry.'
  if (status === 'idle') return 'Type to search'
  return `Nothing found for “${query.trim()}”`
}
