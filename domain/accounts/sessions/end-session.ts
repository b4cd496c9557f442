import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { session } from '../schema.server.ts'

/** Ends one of one's own sessions at once; somebody else's does not exist. */
export async function endSession(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.end-session')
  const [ended] = await tx.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.memberId, actor.id)))
    .returning({ device: session.device })
  if (!ended) throw new NotFound('That session has ended already')
  await recordSecurityEvent(tx, {
    kind: 'session.ended',
    actor,
    memberId: actor.id,
    origin,
    details: { device: ended.device },
  })
}
