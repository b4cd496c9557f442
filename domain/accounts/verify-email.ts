import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { MemberChanged } from './events.ts'
import { findMemberById, type Member } from './find-by-login.ts'
import { findSecret, useSecret } from './one-time-secrets.ts'
import { member } from './schema.server.ts'

const USELESS = 'This link was used, has expired or was replaced by a newer one.'

/** Uses the link up and says that the address is its member's. */
export async function verifyEmail(
  tx: Transaction,
  actor: Actor,
  token: string,
  { origin }: { origin: Origin },
): Promise<{ memberId: string }> {
  authorise(actor, 'account.verify-email')
  const used = await useSecret(tx, 'verify-email', token)
  const who = used?.memberId ? await findMemberById(tx, used.memberId) : undefined
  // A link to an address that was changed meanwhile proves nothing about the new one.
  if (!who || used?.details['email'] !== who.email) throw new NotFound(USELESS)
  await markVerified(tx, who)
  await recordSecurityEvent(tx, { kind: 'email.verified', actor, memberId: who.id, origin })
  return { memberId: who.id }
}

/** The address is proved: who waited for that becomes active; a banned or leaving member stays so. */
export async function markVerified(tx: Transaction, who: Member): Promise<void> {
  await tx.db
    .update(member)
    .set({ emailVerifiedAt: tx.now, ...(who.state === 'unverified' ? { state: 'active' as const } : {}) })
    .where(eq(member.id, who.id))
  await tx.announce({ kind: 'member.changed', memberId: who.id } satisfies MemberChanged)
}

/** What a link from a letter is for, while it is good; looking at it uses nothing up. */
export async function lookAtEmailLink(
  tx: Transaction,
  token: string,
): Promise<{ purpose: 'verify' | 'change'; email: string } | undefined> {
  const verify = await findSecret(tx, 'verify-email', token)
  if (verify) return { purpose: 'verify', email: verify.details['email'] ?? '' }
  const change = await findSecret(tx, 'change-email', token)
  return change && { purpose: 'change', email: change.details['email'] ?? '' }
}
