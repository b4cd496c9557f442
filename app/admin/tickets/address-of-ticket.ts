import type { DeskView } from '#domain/support/desk/desk-rules.ts'

export const DESK = '/admin/tickets'

export type Shown = { view: DeskView; words: string }

/** The queue, or a ticket beside the same part of it. */
export function addressOf(
  { view, words }: Shown,
  { number, ...more }: { number?: number } & Record<string, string | number | undefined> = {},
) {
  const asked = new URLSearchParams()
  if (view !== 'waiting') asked.set('view', view)
  if (words) asked.set('q', words)
  for (const [name, value] of Object.entries(more)) if (value !== undefined) asked.set(name, String(value))
  return `${DESK}${number === undefined ? '' : `/${number}`}${asked.size > 0 ? `?${asked}` : ''}`
}
