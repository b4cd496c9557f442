import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import { forgetOtherDevices } from '../sessions/known-devices.ts'
import { findSecret, useSecret, type UsedSecret } from '../secrets/one-time-secrets.ts'
import { proveAddress } from '../emails/prove-address.ts'
import { member, oneTimeSecret, session } from '../schema.server.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'

const USELESS = 'This link was used, has expired or was replaced by a newer one. Ask for another.'

/** Whose password the link changes, while it is good: the new one may not be their address or name. */
export async function findResetOwner(
  tx: Transaction,
  token: string,
): Promise<{ email: string; username: string } | undefined> {
  const owner = await ownerOf(tx, await findSecret(tx, 'reset-password', token))
  return owner && { email: owner.email, username: owner.username }
}

/**
 * Sets a new password by the link from the letter. It signs nobody in (the second factor is asked at the door), ends every
 * session, and makes every other link and code of the member useless.
 */
export async function resetPassword(
  tx: Transaction,
  actor: Actor,
  { token, passwordHash }: { token: string; passwordHash: string },
  context: SignInContext,
): Promise<void> {
  authorise(actor, 'account.reset-password')
  const who = await ownerOf(tx, await useSecret(tx, 'reset-password', token))
  if (!who) throw new NotFound(USELESS)
  await tx.db.update(member).set({ passwordHash, passwordChangedAt: tx.now }).where(eq(member.id, who.id))
  await tx.db.delete(session).where(eq(session.memberId, who.id))
  // Whoever made the person choose a new one may have signed in before: no device is known to be theirs any more.
  await forgetOtherDevices(tx, who.id)
  await tx.db
    .update(oneTimeSecret)
    .set({ usedAt: tx.now })
    .where(and(eq(oneTimeSecret.memberId, who.id), isNull(oneTimeSecret.usedAt)))
  // The link came by mail, so the address is proved as well; whoever had joined with it before is out.
  const proof = { by: 'reset', keepsPassword: true } as const
  await proveAddress(tx, actor, who, proof, context)
  await recordSecurityEvent(tx, {
    kind: 'password.reset',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { verified: who.emailVerifiedAt === null },
  })
  await tx.announce({ kind: 'account.password-reset', memberId: who.id })
}

async function ownerOf(tx: Transaction, secret: UsedSecret | undefined): Promise<Member | undefined> {
  const owner = secret?.memberId ? await findMemberById(tx, secret.memberId) : undefined
  return owner && secret?.details['email'] === owner.email ? owner : undefined
}
