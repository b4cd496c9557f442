import { and, eq, ne } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findNewSignIn } from './new-sign-ins.ts'
import { knownDevice, session } from '../schema.server.ts'

/**
 * `It was not me`: every session of that device ends, but for the one in which this is said, and the device is forgotten, so that
 * its next sign-in is news again.
 */
export async function disownDevice(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  { origin, ownSessionId }: { origin: Origin; ownSessionId: string },
): Promise<void> {
  authorise(actor, 'account.answer-sign-in')
  const looking = { memberId: actor.id, sessionId: ownSessionId, now: tx.now }
  const { device, deviceHash } = await findNewSignIn(tx.db, looking, sessionId)
  const ended = await tx.db
    .delete(session)
    .where(
      and(eq(session.memberId, actor.id), eq(session.deviceHash, deviceHash), ne(session.id, ownSessionId)),
    )
    .returning({ id: session.id })
  await tx.db
    .delete(knownDevice)
    .where(and(eq(knownDevice.memberId, actor.id), eq(knownDevice.deviceHash, deviceHash)))
  await recordSecurityEvent(tx, {
    kind: 'device.disowned',
    actor,
    memberId: actor.id,
    origin,
    details: { device, sessionsEnded: ended.length },
  })
  await tx.announce({ kind: 'account.device-answered', memberId: actor.id, device })
}
