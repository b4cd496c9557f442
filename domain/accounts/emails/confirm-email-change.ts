import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { rememberEmail } from './former-emails.ts'
import { isOwnSession, requireHolder, type LinkHolder } from '../sign-in/link-holder.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { useSecret } from '../secrets/one-time-secrets.ts'
import { proveAddress, takeAddress } from './prove-address.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'

const USELESS = 'This link was used, has expired or was replaced by a newer one.'

/**
 * The link that went to the new address: whoever brings it has that address, so the account moves there and the old address
 * is told. Links and codes sent to the old address are worth nothing then.
 */
export async function confirmEmailChange(
  tx: Transaction,
  asker: Actor,
  { token, holder }: { token: string; holder: LinkHolder },
  context: MemberContext,
): Promise<Member> {
  const used = await useSecret(tx, 'change-email', token)
  const email = used?.details.email
  if (!used?.memberId || !email) throw new NotFound(USELESS)
  const who = await lockMember(tx, used.memberId)
  requireHolder(asker, who, holder)
  const actor: MemberActor = {
    kind: 'member',
    id: who.id,
    role: who.role,
    state: who.state === 'deleted' ? 'deleting' : who.state,
  }
  authorise(actor, 'account.change-email')
  const keepsSession = isOwnSession(asker, who.id) ? holder.sessionId : undefined
  const moved = who.emailVerifiedAt
    ? await takeAddress(tx, { ...who, email })
    : await proveAddress(
        tx,
        actor,
        { ...who, email },
        { by: 'link', keepsPassword: true, keepsSession },
        context,
      )
  await rememberEmail(tx, who)
  await useUpSecrets(tx, who.id, ['verify-email', 'reset-password', 'sign-in-code', 'second-factor'])
  await tx.announce({ kind: 'member.changed', memberId: who.id })
  await recordSecurityEvent(tx, { kind: 'email.changed', actor, memberId: who.id, origin: context.origin })
  await tx.announce({ kind: 'account.email-changed', formerEmail: who.email, brand: who.brand })
  return moved
}
