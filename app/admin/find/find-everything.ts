import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { findNamedMember } from '#domain/accounts/index.ts'
import {
  readSought,
  type Sought,
  SOUGHT_LETTERS_MOST,
  type SoughtKind,
  soughtKinds,
} from '#domain/sought-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import type { Thing } from '../things-list.tsx'
import { finders } from './finders.ts'

export type FoundOfKind = { kind: SoughtKind; things: Thing[] }

/** Everything that goes by what was typed and that whoever asks may see, by kind. */
export async function findEverything(edge: MemberEdge): Promise<{ words: string; found: FoundOfKind[] }> {
  const { db, actor, url, settings } = edge
  const typed = readWords(url.searchParams.get('q'), SOUGHT_LETTERS_MOST)
  const read = readSought(typed, settings.currency)
  if (read.words === '') return { words: '', found: [] }
  const sought: Sought = { ...read, memberId: await findNamedMember(db, actor, read.id ?? read.words) }
  const kinds = soughtKinds.filter(
    (kind) => mayOpen(actor, finders[kind].needs) && (read.kind ?? kind) === kind,
  )
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, things: await finders[kind].find(edge, sought) })),
  )
  return { words: typed, found: found.filter(({ things }) => things.length > 0) }
}
