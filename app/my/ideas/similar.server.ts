import type { MemberEdge } from '#app/edge.ts'
import { findSimilarIds } from '#app/shared/ideas/find-similar.server.ts'
import { findDictionary, listIdeasOf } from '#domain/ideas/index.ts'
import { viewRows } from './idea-rows.server.ts'

const SHOWN = 4

/** Ideas that may be the same as what somebody is about to propose. */
export async function findSimilar(edge: MemberEdge, line: string) {
  const ids = await findSimilarIds(edge, line, { most: SHOWN })
  if (ids.length === 0) return []
  const [dictionary, rows] = await Promise.all([findDictionary(edge.db), listIdeasOf(edge.db, ids)])
  return viewRows(edge, dictionary, rows)
}
