import type { MemberEdge } from '#app/edge.ts'
import { findPaper, type Paper } from '#domain/papers/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The paper of this address; a stranger is told the same as about one that never was. */
export async function findAskedPaper({ db, actor, params }: MemberEdge): Promise<Paper> {
  const paper = await findPaper(db, actor, params['id'] ?? '')
  if (!paper) throw new NotFound('There is no paper at this address')
  return paper
}
