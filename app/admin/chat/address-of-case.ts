import type { FlagsData } from './load-flags.ts'

export const CASES = '/admin/chat'

/** A case, beside the same part of the queue. */
export function addressOfCase(id: string, { filter, words }: Pick<FlagsData, 'filter' | 'words'>): string {
  const asked = new URLSearchParams()
  if (filter !== 'open') asked.set('show', filter)
  if (words) asked.set('q', words)
  return `${CASES}/${id}${asked.size > 0 ? `?${asked}` : ''}`
}
