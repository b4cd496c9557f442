import { eq } from 'drizzle-orm'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { MemberChanged } from './events.ts'
import { rememberEmail } from './former-emails.ts'
import { lockMember, type Given } from './lock-member.ts'
import { useSecret } from './one-time-secrets.ts'
import { member } from './schema.server.ts'
import { sendSecurityLetter } from './security-letter.ts'
import { useUpSecrets } from './use-up-secrets.ts'

/**
 * The link that went to the new address: whoever brings it has that address, so the account moves there and the old address
 * is told. False where the link is not good (any more). Links and codes sent to the old address are worth nothing then.
 */
export async function confirmEmailChange(tx: Transaction, secret: string, given: Given): Promise<boolean> {
  const used = await useSecret(tx, 'change-email', secret)
  const email = used?.details.email
  if (!used?.memberId || !email) return false
  const who = await lockMember(tx, used.memberId)
  const actor: MemberActor = {
    kind: 'member',
    id: who.id,
    role: who.role,
    state: who.state === 'deleted' ? 'deleting' : who.state,
  }
  authorise(actor, 'account.change-email', { ownerId: who.id })
  await takeAddress(tx, who, email)
  await rememberEmail(tx, who)
  await useUpSecrets(tx, who.id, ['verify-email', 'reset-password', 'sign-in-code', 'second-factor'])
  await tx.announce({ kind: 'member.changed', memberId: who.id } satisfies MemberChanged)
  await recordSecurityEvent(tx, { kind: 'email.changed', actor, memberId: who.id, origin: given.origin })
  await sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'Your e-mail address was changed',
      paragraphs: [
        `Your account at ${given.settings.marketplaceName} uses another address since ${tx.now.toUTCString()}. No more letters come to this one.`,
        'If that was not you, write to us at once.',
      ],
      action: { label: 'Write to us', url: `${given.siteOrigin}/contacts` },
    },
    given,
  )
  return true
}

async function takeAddress(tx: Transaction, who: typeof member.$inferSelect, email: string): Promise<void> {
  const state = who.state === 'unverified' ? 'active' : who.state
  try {
    await tx.db.update(member).set({ email, emailVerifiedAt: tx.now, state }).where(eq(member.id, who.id))
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw new Conflict('This address has an account of its own meanwhile. Your account keeps the one it had.')
  }
}
