import type { Transaction } from '#platform/db/transaction.ts'
import type { Given } from './lock-member.ts'
import type { Member } from './find-by-login.ts'
import { writeLetter } from './write-letter.ts'

/** Tells a member by mail that a device signed in that never did before. */
export async function announceNewDevice(
  tx: Transaction,
  who: Member,
  { origin, settings, siteOrigin }: Given,
): Promise<void> {
  await writeLetter(
    tx,
    who,
    {
      kind: 'security',
      subject: 'A new device signed in to your account',
      heading: 'A new device signed in',
      paragraphs: [
        `${origin.device} signed in to your account on ${tx.now.toUTCString()}.`,
        'If that was you, do nothing. If not, end that session and change your password at once.',
      ],
      action: { label: 'Look at my sessions', url: `${siteOrigin}/my/account#sessions` },
    },
    { settings, siteOrigin },
  )
}
