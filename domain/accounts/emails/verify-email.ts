import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { isOwnSession, requireHolder, type LinkHolder } from '../sign-in/link-holder.ts'
import { lockIfThere, type MemberContext } from '../members/lock-member.ts'
import { useSecret } from '../secrets/one-time-secrets.ts'
import { proveAddress } from './prove-address.ts'

const USELESS = 'This link was used, has expired or was replaced by a newer one.'

/** Uses the link up and says that the address is its member's. */
export async function verifyEmail(
  tx: Transaction,
  actor: Actor,
  { token, holder }: { token: string; holder: LinkHolder },
  context: MemberContext,
): Promise<Member> {
  const used = await useSecret(tx, 'verify-email', token)
  const who = used?.memberId ? await lockIfThere(tx, used.memberId) : undefined
  // A link to an address that was changed meanwhile proves nothing about the new one.
  if (!who || used?.details['email'] !== who.email) throw new NotFound(USELESS)
  requireHolder(actor, who, holder)
  const keepsSession = isOwnSession(actor, who.id) ? holder.sessionId : undefined
  return proveAddress(tx, actor, who, { by: 'link', keepsPassword: true, keepsSession }, context)
}
