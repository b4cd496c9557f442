import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { isOriginBanned } from '#domain/security/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { screensOf, underBrand } from './brands.ts'
import { findOwner, type Member } from './find-by-login.ts'
import { lockMember, type Given } from './lock-member.ts'
import { makeSecret } from './one-time-secrets.ts'
import { sendSecurityLetter } from './security-letter.ts'
import { doorOf, minutesFromNow, type Addressee } from './write-letter.ts'

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
  given: Given,
): Promise<void> {
  authorise(actor, 'account.change-email', { ownerId: actor.id })
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
  await (owner ? tellOwner(tx, { email, brand: owner.brand }, given) : sendLink(tx, who, email, given))
  await sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'Someone asked to change your e-mail address',
      paragraphs: [
        `On ${tx.now.toUTCString()} ${given.origin.device} asked to move your account to another address. It moves when the link that went there is used.`,
        'If that was you, do nothing. If not, change your password now: that also makes the link worthless.',
      ],
      action: { label: 'Change my password', url: `${given.siteOrigin}/my/account#password` },
    },
    given,
  )
  await recordSecurityEvent(tx, {
    kind: 'email.change-asked',
    actor,
    memberId: who.id,
    origin: given.origin,
  })
}

async function sendLink(tx: Transaction, who: Member, email: string, given: Given): Promise<void> {
  const secret = await makeSecret(tx, {
    kind: 'change-email',
    memberId: who.id,
    minutes: LINK_MINUTES,
    details: { email },
  })
  await sendSecurityLetter(
    tx,
    {
      to: { email, brand: who.brand },
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        `Someone wants to use this address for an account at ${given.settings.marketplaceName}. The link is good for a day.`,
        'If it was not you, do nothing.',
      ],
      action: {
        label: 'Confirm this address',
        url:
          given.siteOrigin +
          underBrand(`/auth/email/verify?token=${encodeURIComponent(secret)}`, doorOf(who, given)),
      },
      secret: { words: secret, until: minutesFromNow(tx, LINK_MINUTES) },
    },
    given,
  )
}

async function tellOwner(tx: Transaction, owner: Addressee, given: Given): Promise<void> {
  await sendSecurityLetter(
    tx,
    {
      to: owner,
      subject: 'You have an account with this address',
      paragraphs: [
        `Someone wanted to use this address for another account at ${given.settings.marketplaceName}. An address has one account, and this one is yours, so nothing was changed.`,
        'If it was you, sign in with this address, or give the other account a different one.',
      ],
      action: { label: 'Sign in', url: given.siteOrigin + screensOf(doorOf(owner, given)).login },
    },
    given,
  )
}
