import type { Transaction } from '#platform/db/transaction.ts'
import type { Settings } from '#domain/settings/index.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'

export type SecurityLetter = {
  to: string
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
}

/** A letter about the safety of an account: always sent, whatever the member's preferences are. */
export async function sendSecurityLetter(
  tx: Transaction,
  { to, subject, paragraphs, action }: SecurityLetter,
  { settings, siteOrigin }: { settings: Settings; siteOrigin: string },
): Promise<void> {
  const brandName = settings.marketplaceName
  await queueMail(tx, {
    kind: 'security',
    brand: brandName,
    to,
    subject,
    ...letter({
      brandName,
      origin: siteOrigin,
      heading: subject,
      paragraphs,
      ...(action ? { action } : {}),
    }),
  })
}
