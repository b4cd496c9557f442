import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letter, type LetterParts } from '#platform/mail/layout.ts'
import { queueMail, type LetterSecret } from '#platform/mail/queue-mail.ts'
import { brandOf } from './brands.ts'

/** To whom a letter goes, and by which brand its member came. */
export type Addressee = { email: string; brand: string }
export type LetterGiven = { settings: Settings; siteOrigin: string }
export type LetterWords = Omit<LetterParts, 'brandName' | 'accents' | 'origin'> & {
  kind: string
  subject: string
  /** The token or code in it: kept only until it is sent. */
  secret?: LetterSecret
}

/** The front door that a member came by, as far as it is still there: where the links of a letter lead. */
export function doorOf({ brand }: Addressee, { settings }: LetterGiven): string {
  return brandOf(settings, brand).slug
}

/** One letter to a member: under the name, in the colours and from the sender of the brand that they came by. */
export async function writeLetter(
  tx: Transaction,
  to: Addressee,
  { kind, subject, secret, ...parts }: LetterWords,
  { settings, siteOrigin }: LetterGiven,
): Promise<void> {
  if (parts.action && opensADoor(parts.action.url) && !secret)
    throw new RangeError('A letter with a key in its link says so, or the key would stay in the outbox')
  const { name, accentLight, accentDark, mailFrom } = brandOf(settings, to.brand)
  const accents = accentLight && accentDark ? { light: accentLight, dark: accentDark } : undefined
  await queueMail(tx, {
    kind,
    brand: name,
    from: mailFrom || undefined,
    to: to.email,
    subject,
    secret,
    ...letter({ ...parts, brandName: name, accents, origin: siteOrigin }),
  })
}

function opensADoor(url: string): boolean {
  const { searchParams } = new URL(url)
  return ['token', 'key', 'code', 'signature'].some((name) => searchParams.has(name))
}

/** Until when something is good that is good for so many minutes from now. */
export function minutesFromNow({ now }: Transaction, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
