import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { hashDevice } from './new-sign-ins.ts'
import { knownDevice, type member } from './schema.server.ts'
import { writeLetter } from './write-letter.ts'

/** Tells a member by mail when a device signs in that never did before; the first one is theirs by registration. */
export async function announceNewDevice(
  tx: Transaction,
  who: typeof member.$inferSelect,
  way: string,
  { origin, settings, siteOrigin }: { origin: Origin; settings: Settings; siteOrigin: string },
): Promise<void> {
  const deviceHash = hashDevice(origin.device)
  const [isNew] = await tx.db
    .insert(knownDevice)
    .values({ memberId: who.id, deviceHash, firstSeenAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!isNew || way === 'registration' || way === 'demo') return
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
