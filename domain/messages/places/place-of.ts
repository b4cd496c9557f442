import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { conversationMember } from '../schema.server.ts'

/**
 * Every place of a member, those put away too. It is said in two halves, because each of them has an index: asked for the member alone, the
 * database would read the places of everybody.
 */
export const isPlaceOf = (memberId: string): SQL | undefined =>
  and(
    eq(conversationMember.memberId, memberId),
    or(isNull(conversationMember.archivedAt), isNotNull(conversationMember.archivedAt)),
  )
