import { bytesOf, type TermSets } from './posting.ts'

/** The terms that were asked for last, as many as fit. */
type CachedTerms = {
  get(term: string): TermSets | undefined
  put(term: string, sets: TermSets): void
}

export function openCachedTerms(mostBytes: number): CachedTerms {
  const cached = new Map<string, TermSets>()
  let bytes = 0
  return {
    get(term) {
      const sets = cached.get(term)
      if (!sets) return undefined
      cached.delete(term)
      cached.set(term, sets)
      return sets
    },
    put(term, sets) {
      if (cached.has(term)) return
      cached.set(term, sets)
      bytes += bytesOf(sets)
      for (const [oldest, old] of cached) {
        if (bytes <= mostBytes || oldest === term) break
        cached.delete(oldest)
        bytes -= bytesOf(old)
      }
    },
  }
}
