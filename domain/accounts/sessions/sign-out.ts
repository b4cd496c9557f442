import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { session } from '../schema.server.ts'

/** Ends the session that asks for it: its token is worth nothing from now on. Ending it twice is no mistake. */
export async function signOut(
  tx: Transaction,
  actor: MemberActor,
  sessionId: string,
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.sign-out')
  const ended = await tx.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.memberId, actor.id)))
    .returning({ id: session.id })
  if (ended.length === 0) return
  await recordSecurityEvent(tx, { kind: 'sign-out', actor, memberId: actor.id, origin })
}
