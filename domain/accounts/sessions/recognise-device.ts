import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { findNewSignIn } from './new-sign-ins.ts'
import { knownDevice } from '../schema.server.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'

/**
 * `It was me`: the new device is the member's own, and nothing asks about it any more. Said from a device that is new itself it needs
 * a proof by the second factor: a password is what a thief has, and signing in with it is a proof of that kind already.
 */
export async function recogniseDevice(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  { origin, ownSessionId, isProved = false }: { origin: Origin; ownSessionId: string; isProved?: boolean },
): Promise<void> {
  authorise(actor, 'account.answer-sign-in')
  const looking = { memberId: actor.id, sessionId: ownSessionId, now: tx.now }
  const { device, deviceHash, mayRecognise } = await findNewSignIn(tx.db, looking, sessionId)
  if (!mayRecognise && !(isProved && (await hasSecondFactor(tx, actor.id))))
    throw new Conflict('This device is new itself: answer from one that you used before.')
  await tx.db
    .update(knownDevice)
    .set({ recognisedAt: tx.now })
    .where(and(eq(knownDevice.memberId, actor.id), eq(knownDevice.deviceHash, deviceHash)))
  await recordSecurityEvent(tx, {
    kind: 'device.recognised',
    actor,
    memberId: actor.id,
    origin,
    details: { device },
  })
  await tx.announce({ kind: 'account.device-answered', memberId: actor.id, device })
}
