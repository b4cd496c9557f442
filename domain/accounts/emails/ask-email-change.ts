import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { isOriginBanned } from '#domain/security/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import type { LetterSecret } from '#platform/mail/letter-secret.ts'
import { findOwner, type Member } from '../sign-in/find-by-login.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { forLetter, makeSecret } from '../secrets/one-time-secrets.ts'

const LINK_MINUTES = 24 * 60
const LIMIT = { name: 'e-mail change', most: 5, everySeconds: 3_600 }

/**
 * Sends a link to the new address and tells the old one. Nothing changes until the link is used. For an address that has an
 * account already the answer is the same; its owner is told instead.
 */
export async function askEmailChange(
  tx: Transaction,
  actor: MemberActor,
  { email }: { email: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.change-email')
  const who = await lockMember(tx, actor.id)
  if (who.email.toLowerCase() === email.toLowerCase()) {
    throw new Invalid('The address is the same', { email: ['New e-mail: that is your address already'] })
  }
  if (await isOriginBanned(tx, { email })) {
    throw new Invalid('The address is refused', {
      email: ['New e-mail: addresses of this service are not accepted here. Use another one'],
    })
  }
  await countUse(tx.db, LIMIT, who.id, tx.now)
  const owner = await findOwner(tx, email)
  await tx.announce({
    kind: 'account.email-change-asked',
    memberId: who.id,
    device: context.origin.device,
    email,
    brand: (owner ?? who).brand,
    token: owner ? undefined : await makeLink(tx, who, email),
  })
  await recordSecurityEvent(tx, {
    kind: 'email.change-asked',
    actor,
    memberId: who.id,
    origin: context.origin,
  })
}

/** What goes to the new address and nowhere else. */
export async function makeLink(tx: Transaction, who: Member, email: string): Promise<LetterSecret> {
  const secret = await makeSecret(tx, {
    kind: 'change-email',
    memberId: who.id,
    minutes: LINK_MINUTES,
    details: { email },
  })
  return forLetter(tx, secret, LINK_MINUTES)
}
