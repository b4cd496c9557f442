import { and, eq, ne } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { session } from '../schema.server.ts'

/** Ends every session of one's own but this one, and tells how many there were. */
export async function endOtherSessions(
  tx: Transaction,
  actor: MemberActor,
  { keepSessionId }: { keepSessionId: string },
  { origin }: { origin: Origin },
): Promise<number> {
  authorise(actor, 'account.end-session')
  const ended = await tx.db
    .delete(session)
    .where(and(eq(session.memberId, actor.id), ne(session.id, keepSessionId)))
    .returning({ id: session.id })
  if (ended.length > 0) {
    await recordSecurityEvent(tx, {
      kind: 'sessions.ended',
      actor,
      memberId: actor.id,
      origin,
      details: { ended: ended.length },
    })
  }
  return ended.length
}
