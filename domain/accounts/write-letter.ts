import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letter, type LetterParts } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { brandOf } from './brands.ts'

/** To whom a letter goes, and by which brand its member came. */
export type Addressee = { email: string; brand: string }
export type LetterGiven = { settings: Settings; siteOrigin: string }
export type LetterWords = Omit<LetterParts, 'brandName' | 'accents' | 'origin'> & {
  kind: string
  subject: string
}

/** The front door that a member came by, as far as it is still there: where the links of a letter lead. */
export function doorOf({ brand }: Addressee, { settings }: LetterGiven): string {
  return brandOf(settings, brand).slug
}

/** One letter to a member: under the name, in the colours and from the sender of the brand that they came by. */
export async function writeLetter(
  tx: Transaction,
  to: Addressee,
  { kind, subject, ...parts }: LetterWords,
  { settings, siteOrigin }: LetterGiven,
): Promise<void> {
  const { name, accentLight, accentDark, mailFrom } = brandOf(settings, to.brand)
  const accents = accentLight && accentDark ? { light: accentLight, dark: accentDark } : undefined
  await queueMail(tx, {
    kind,
    brand: name,
    from: mailFrom || undefined,
    to: to.email,
    subject,
    ...letter({ ...parts, brandName: name, accents, origin: siteOrigin }),
  })
}
