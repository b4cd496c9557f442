import type { CaseFilter } from '#domain/messages/index.ts'

export const CASES = '/admin/chat'

type Shown = { filter: CaseFilter; words: string; after?: string | undefined }

function askedOf({ filter, words, after }: Shown): string {
  const asked = new URLSearchParams()
  if (filter !== 'open') asked.set('show', filter)
  if (words) asked.set('q', words)
  if (after) asked.set('after', after)
  return asked.size > 0 ? `?${asked}` : ''
}

export const addressOfList = (shown: Shown): string => CASES + askedOf(shown)

/** A case, beside the same part of the queue. */
export const addressOfCase = (id: string, shown: Shown): string => `${CASES}/${id}${askedOf(shown)}`
