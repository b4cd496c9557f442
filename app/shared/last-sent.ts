import { useState } from 'react'

/**
 * The number of what was sent last, as the key of a form: what was sent begins a new form. One's own words that are no more
 * among those shown were not just sent, and what is being typed stays.
 */
export function useLastSent(lastOwnNumber: number): number {
  const [lastSent, setLastSent] = useState(lastOwnNumber)
  if (lastOwnNumber > lastSent) setLastSent(lastOwnNumber)
  return lastSent
}
