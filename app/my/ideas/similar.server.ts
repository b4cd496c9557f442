import type { MemberEdge } from '#app/edge.ts'
import { findSimilarIds } from '#app/shared/ideas/find-similar.server.ts'
import { findDictionary, listIdeasOf } from '#domain/ideas/index.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'
import { viewRows } from './idea-rows.server.ts'

const SHOWN = 4
/** A minute, of one member: more than anybody types. Each look asks search several times. */
const mayLook = openOwnCount(200)

/** Ideas that may be the same as what somebody is about to propose; whoever asks without end is shown none, and loses no words by it. */
export async function findSimilar(edge: MemberEdge, line: string) {
  if (!mayLook(edge.actor.id, edge.clock.now())) return []
  const ids = await findSimilarIds(edge, line, { most: SHOWN })
  if (ids.length === 0) return []
  const [dictionary, rows] = await Promise.all([findDictionary(edge.db), listIdeasOf(edge.db, ids)])
  return viewRows(edge, dictionary, rows)
}
