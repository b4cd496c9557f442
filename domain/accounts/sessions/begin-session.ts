import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { inetAddress } from '#platform/http/inet-address.ts'
import { admitPerson } from '../sign-in/admit.ts'
import { lockMember } from '../members/lock-member.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { meetDevice, type MetDevice } from './known-devices.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import { member, session } from '../schema.server.ts'
import { stopResetOf } from '../second-factor-reset/stop-reset.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'

/** The ways in. Only a second factor that was passed opens the door of one who has it; a passkey is both at once. */
export type WayIn = 'password' | 'code' | 'provider' | 'registration' | 'demo' | 'second-factor' | 'passkey'

const isWhole = (way: WayIn) => way === 'second-factor' || way === 'passkey'

export type SignedIn =
  | {
      outcome: 'signed-in'
      token: string
      /** However much it is used, it lives no longer: until then the browser keeps its cookie. */
      endsAt: Date
      isPersistent: boolean
      /** By which the device is known from now on; a visitor of the demo leaves no trace. */
      deviceToken: string | undefined
    }
  /** The first proof was right; `pending` must come back with the code of the authenticator. */
  | { outcome: 'second-factor'; pending: string }

const SECOND_FACTOR_MINUTES = 10

/**
 * The one place where a session begins: every way of signing in ends here, so that none can go round the second factor,
 * the audit log or the letter about a new device. The session that the browser had before ends. Whoever was read by the caller
 * is held from here on: what ends all sessions of a member comes wholly before this one or wholly after it.
 */
export async function beginSession(
  tx: Transaction,
  read: typeof member.$inferSelect,
  way: WayIn,
  context: SignInContext,
  /** What the second factor is still to open, besides the door. */
  afterFactor: Record<string, string> = {},
): Promise<SignedIn> {
  const who = await lockMember(tx, read.id)
  if (who.passwordHash !== read.passwordHash)
    throw new Conflict('The password was changed meanwhile. Sign in again.')
  await admitPerson(tx, context.origin, who.email)
  if (!isWhole(way) && (await hasSecondFactor(tx, who.id))) {
    const pending = await makeSecret(tx, {
      kind: 'second-factor',
      memberId: who.id,
      minutes: SECOND_FACTOR_MINUTES,
      details: { ...afterFactor, way },
      // Somebody else who knows the password must not end the try of its owner.
      alongside: true,
    })
    return { outcome: 'second-factor', pending }
  }
  if (context.replacesToken) {
    await tx.db.delete(session).where(eq(session.tokenHash, hashToken(context.replacesToken)))
  }
  const device = way === 'demo' ? undefined : await greetDevice(tx, who, way, context)
  const { token, endsAt, isPersistent } = await insertSession(tx, who.id, way, context, device?.hash)
  await tx.db.update(member).set({ lastSeenAt: tx.now }).where(eq(member.id, who.id))
  const actor: MemberActor = {
    kind: 'member',
    id: who.id,
    role: who.role,
    state: who.state === 'deleted' ? 'deleting' : who.state,
  }
  if (isWhole(way)) await stopResetOf(tx, actor, who.id, context)
  await recordSecurityEvent(tx, {
    kind: 'sign-in',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { way },
  })
  return { outcome: 'signed-in', token, endsAt, isPersistent, deviceToken: device?.token }
}

async function insertSession(
  tx: Transaction,
  memberId: string,
  way: WayIn,
  { origin, settings, keep: isPersistent = true }: SignInContext,
  deviceHash: string | undefined,
) {
  const token = makeToken()
  const endsAt = addDays(tx.now, settings.sessionMostDays)
  await tx.db.insert(session).values({
    tokenHash: hashToken(token),
    memberId,
    startedAt: tx.now,
    seenAt: tx.now,
    provedAt: tx.now,
    expiresAt: addDays(tx.now, settings.sessionDays),
    endsAt,
    isPersistent,
    address: inetAddress(origin.address) ?? null,
    device: origin.device,
    deviceHash: deviceHash ?? null,
    way,
  })
  return { token, endsAt, isPersistent }
}

/** The first device is a member's by registration; of any other that is new they are told, where the letter is surely theirs. */
async function greetDevice(
  tx: Transaction,
  who: typeof member.$inferSelect,
  way: WayIn,
  context: SignInContext,
): Promise<MetDevice> {
  const device = await meetDevice(tx, who.id, { token: context.deviceToken, words: context.origin.device })
  if (device.isNew && way !== 'registration' && who.emailVerifiedAt)
    await tx.announce({ kind: 'account.new-device', memberId: who.id, device: context.origin.device })
  return device
}
