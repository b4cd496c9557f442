import type { MemberEdge } from '#app/edge.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** What a member was told is for nobody else: whoever looks as them does not find it. */
export function ownOnly({ viewer }: MemberEdge): void {
  if (viewer.viewedBy) throw new NotFound('There is no page at this address')
}
