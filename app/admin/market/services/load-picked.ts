import type { MemberEdge } from '#app/edge.ts'
import { listParams, pickValue, readPicked, type QueueThing } from './decide-many.ts'

type Row = { id: string; title: string; submittedAt: Date | null }

/** What is to be sent back together, of what the list shows; nothing where nobody asks for that. */
export function loadPicked({ url }: Pick<MemberEdge, 'url'>, thing: QueueThing, rows: readonly Row[]) {
  const params = url.searchParams
  if (params.get('with') !== 'send-back') return undefined
  const picked = new Set(readPicked(params.getAll(thing)).map(({ id }) => id))
  return {
    backTo: `/admin/market/services?${listParams(url)}`,
    picked: rows
      .filter(({ id }) => picked.has(id))
      .map((row) => ({ value: pickValue(row), title: row.title })),
  }
}
