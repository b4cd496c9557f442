import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { member } from '../schema.server.ts'
import { shutWaysIn } from '../sign-in/shut-ways-in.ts'

type AddressProof = {
  by: 'link' | 'reset' | 'code' | 'provider' | 'administrator'
  /** Whether the one who proves the address holds the password that is there as well. */
  keepsPassword: boolean
  /** The session in which it was proved. */
  keepsSession?: string | undefined
}

/**
 * The one place where an address becomes its member's. Until now anyone could have made the account with it, to wait for its owner:
 * every way in that was put there before is shut, and only what the owner has just shown to hold stays. Who was banned or leaves
 * stays so.
 */
export async function proveAddress(
  tx: Transaction,
  actor: Actor,
  who: Pick<Member, 'id' | 'email'>,
  { by, keepsPassword, keepsSession }: AddressProof,
  context: MemberContext,
): Promise<Member> {
  const held = await lockMember(tx, who.id)
  if (held.emailVerifiedAt) return held
  await shutWaysIn(tx, who.id, { exceptSession: keepsSession })
  const proved = await takeAddress(tx, {
    ...held,
    // An address that is changed and proved at once is not in the row yet.
    email: who.email,
    state: held.state === 'unverified' ? 'active' : held.state,
    passwordHash: keepsPassword ? held.passwordHash : null,
  })
  await recordSecurityEvent(tx, {
    kind: 'email.verified',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { by, storedPassword: keepsPassword },
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id })
  if (held.passwordHash !== null && proved.passwordHash === null)
    await tx.announce({ kind: 'account.password-lost', memberId: who.id })
  return proved
}

/** Writes the address as the member's own; of two whose it is said to be the first has it. */
export async function takeAddress(
  tx: Transaction,
  { id, email, state, passwordHash }: Pick<Member, 'id' | 'email' | 'state' | 'passwordHash'>,
): Promise<Member> {
  try {
    const [taken] = await tx.db
      .update(member)
      .set({ email, state, passwordHash, emailVerifiedAt: tx.now })
      .where(eq(member.id, id))
      .returning()
    if (!taken) throw new Error('A member who is proved was there a moment ago')
    return taken
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw new Conflict(
      'This address belongs to another account. Sign in to that one, or give this one another address.',
    )
  }
}
