import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { securityEvent } from './schema.server.ts'
import { toldToMember } from './told-to-member.ts'

const AT_ONCE = 500

/**
 * A member's own lines of the audit log, oldest first, read a page at a time. Of what others did, the member reads what they were told
 * of it, and not from where it was done.
 */
export async function* exportEvents(db: Db, memberId: string) {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(securityEvent)
      .where(and(eq(securityEvent.memberId, memberId), gt(securityEvent.id, after)))
      .orderBy(asc(securityEvent.id))
      .limit(AT_ONCE)
    for (const row of rows) {
      const line = lineOf(row, memberId)
      if (line) yield line
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

function lineOf(
  { at, kind, actor, address, device, details }: typeof securityEvent.$inferSelect,
  memberId: string,
) {
  if (actor === `member:${memberId}`) return { at, kind, by: 'you', address, device, details }
  const told = toldToMember({ kind, details })
  if (!told) return undefined
  const by = kindOfActor(actor)
  // Somebody who was not signed in may have tried the member's own door: from where is theirs to know.
  return actor === 'visitor'
    ? { at, kind, by, address, device, details: told }
    : { at, kind, by, details: told }
}

/** Which administrator acted is for the marketplace to know: the member learns that one did. */
function kindOfActor(actor: string): string {
  return actor.startsWith('member:') ? 'an administrator' : actor
}
