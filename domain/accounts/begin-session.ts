import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitPerson } from './admit.ts'
import { announceNewDevice } from './announce-new-device.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { makeSecret } from './one-time-secrets.ts'
import { member, session } from './schema.server.ts'
import { stopResetOf } from './second-factor-reset/stop-reset.ts'

/** The ways in. Only a second factor that was passed opens the door of one who has it; a passkey is both at once. */
export type WayIn = 'password' | 'code' | 'provider' | 'registration' | 'demo' | 'second-factor' | 'passkey'

const isWhole = (way: WayIn) => way === 'second-factor' || way === 'passkey'

export type SignedIn =
  | { outcome: 'signed-in'; token: string; expiresAt: Date }
  /** The first proof was right; `pending` must come back with the code of the authenticator. */
  | { outcome: 'second-factor'; pending: string }

const SECOND_FACTOR_MINUTES = 10

/**
 * The one place where a session begins: every way of signing in ends here, so that none can go round the second factor,
 * the audit log or the letter about a new device.
 */
export async function beginSession(
  tx: Transaction,
  who: typeof member.$inferSelect,
  way: WayIn,
  given: { origin: Origin; settings: Settings; siteOrigin: string },
): Promise<SignedIn> {
  await admitPerson(tx, given.origin, who.email)
  if (!isWhole(way) && (await hasSecondFactor(tx, who.id))) {
    const pending = await makeSecret(tx, {
      kind: 'second-factor',
      memberId: who.id,
      minutes: SECOND_FACTOR_MINUTES,
      details: { way },
    })
    return { outcome: 'second-factor', pending }
  }
  const token = makeToken()
  const expiresAt = addDays(tx.now, given.settings.sessionDays)
  await tx.db.insert(session).values({
    tokenHash: hashToken(token),
    memberId: who.id,
    startedAt: tx.now,
    seenAt: tx.now,
    provedAt: tx.now,
    expiresAt,
    address: /^[0-9a-f.:]+$/i.test(given.origin.address) ? given.origin.address : null,
    device: given.origin.device,
    way,
  })
  await tx.db.update(member).set({ lastSeenAt: tx.now }).where(eq(member.id, who.id))
  const actor: MemberActor = {
    kind: 'member',
    id: who.id,
    role: who.role,
    state: who.state === 'deleted' ? 'deleting' : who.state,
  }
  if (isWhole(way)) await stopResetOf(tx, actor, who.id, given)
  await recordSecurityEvent(tx, {
    kind: 'sign-in',
    actor,
    memberId: who.id,
    origin: given.origin,
    details: { way },
  })
  await announceNewDevice(tx, who, way, given)
  return { outcome: 'signed-in', token, expiresAt }
}
