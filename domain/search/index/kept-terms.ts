import { bytesOf, type TermSets } from './posting.ts'

/** The terms that were asked for last, as many as fit. */
export type KeptTerms = {
  get(term: string): TermSets | undefined
  put(term: string, sets: TermSets): void
}

export function openKeptTerms(mostBytes: number): KeptTerms {
  const kept = new Map<string, TermSets>()
  let bytes = 0
  return {
    get(term) {
      const sets = kept.get(term)
      if (!sets) return undefined
      kept.delete(term)
      kept.set(term, sets)
      return sets
    },
    put(term, sets) {
      if (kept.has(term)) return
      kept.set(term, sets)
      bytes += bytesOf(sets)
      for (const [oldest, old] of kept) {
        if (bytes <= mostBytes || oldest === term) break
        kept.delete(oldest)
        bytes -= bytesOf(old)
      }
    },
  }
}
