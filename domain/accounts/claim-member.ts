import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberChanged } from './events.ts'
import type { Member } from './find-by-login.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { member, providerLink, session } from './schema.server.ts'
import type { SignInGiven } from './sign-in-given.ts'

/**
 * The owner of an address has come to an account whose address was never verified: anyone could have made it to wait
 * for them. It is verified now, and unless they know its password, every way in that was there before is shut.
 */
export async function claimMember(
  tx: Transaction,
  actor: Actor,
  who: Member,
  { keepPassword }: { keepPassword: boolean },
  { origin }: SignInGiven,
): Promise<Member> {
  if (!keepPassword) {
    await tx.db.delete(session).where(eq(session.memberId, who.id))
    await removeSecondFactor(tx, who.id)
    await tx.db.delete(providerLink).where(eq(providerLink.memberId, who.id))
  }
  const [claimed] = await tx.db
    .update(member)
    .set({
      emailVerifiedAt: tx.now,
      state: who.state === 'unverified' ? 'active' : who.state,
      passwordHash: keepPassword ? who.passwordHash : null,
    })
    .where(eq(member.id, who.id))
    .returning()
  if (!claimed) throw new Error('A member who is held was there a moment ago')
  await recordSecurityEvent(tx, {
    kind: 'email.verified',
    actor,
    memberId: who.id,
    origin,
    details: { by: 'provider', waysInShut: !keepPassword },
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id } satisfies MemberChanged)
  return claimed
}
