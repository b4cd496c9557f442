import { findPerson } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { Given } from './lock-service.ts'

type Words = { subject: string; paragraphs: string[]; action: { label: string; path: string } }

/** Tells a seller what was decided about a service of theirs, and why. */
export async function writeToSeller(
  tx: Transaction,
  sellerId: string,
  { subject, paragraphs, action }: Words,
  { settings, siteOrigin }: Pick<Given, 'settings' | 'siteOrigin'>,
): Promise<void> {
  const seller = await findPerson(tx.db, sellerId)
  if (!seller) return
  const brandName = settings.marketplaceName
  await queueMail(tx, {
    kind: 'moderation',
    brand: brandName,
    to: seller.email,
    subject,
    ...letter({
      brandName,
      origin: siteOrigin,
      heading: subject,
      paragraphs,
      action: { label: action.label, url: siteOrigin + action.path },
    }),
  })
}
