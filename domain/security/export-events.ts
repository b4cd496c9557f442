import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { securityEvent } from './schema.server.ts'

const AT_ONCE = 500

/** A member's own lines of the audit log, oldest first, read a page at a time. Which of the staff acted, and in which role, is left out. */
export async function* exportEvents(db: Db, memberId: string) {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(securityEvent)
      .where(and(eq(securityEvent.memberId, memberId), gt(securityEvent.id, after)))
      .orderBy(asc(securityEvent.id))
      .limit(AT_ONCE)
    for (const { id: _id, memberId: _memberId, role: _role, actor, ...event } of rows) {
      yield { ...event, by: actor === `member:${memberId}` ? 'you' : kindOfActor(actor) }
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

/** Which administrator acted is for the marketplace to know: the member learns that one did. */
function kindOfActor(actor: string): string {
  return actor.startsWith('member:') ? 'an administrator' : actor
}
