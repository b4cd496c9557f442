import { brandOf, findPeople, isChannelOn, type Person } from '#domain/accounts/index.ts'
import { letterKinds, type LetterKind } from '#domain/letter-kinds.ts'
import type { LetterDesk, LetterRow, LetterWords, Reader } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'

type Addressee = { email: string; brand: string }

/**
 * The letters that follow from an event, in its transaction: all of them are written, or nothing happened. The one place that writes
 * to the outbox, so that members' choices and brands hold for every letter.
 */
export async function writeLetters(
  tx: Transaction,
  rows: readonly LetterRow<Announced>[],
  event: Announced,
  desk: LetterDesk,
): Promise<void> {
  for (const row of rows) {
    const readers: readonly Reader[] = await row.who(event, tx, desk)
    const people = await findPeople(
      tx.db,
      readers.flatMap((reader) => ('memberId' in reader ? [reader.memberId] : [])),
    )
    for (const reader of readers) {
      const kind = typeof row.kind === 'string' ? row.kind : row.kind(event, reader as never)
      const to = 'memberId' in reader ? addressOf(people.get(reader.memberId), kind) : reader
      if (!to) continue
      const context = { ...desk, now: tx.now, brand: brandOf(desk.settings, to.brand).slug }
      await write(tx, to, kind, row.words(event, context, reader as never), desk)
    }
  }
}

/** Nobody where they left, chose not to get such letters, or the address may be somebody else's. */
function addressOf(person: Person | undefined, kind: LetterKind): Addressee | undefined {
  const { choice, address } = letterKinds[kind]
  if (!person || person.state === 'deleted') return undefined
  if (choice !== 'always' && !isChannelOn(person.channels, choice, 'email')) return undefined
  const email = address === 'proved' ? person.verifiedEmail : person.email
  return email === undefined ? undefined : { email, brand: person.brand }
}

/** Under the name, in the colours and from the sender of the brand that its reader came by. */
async function write(
  tx: Transaction,
  to: Addressee,
  kind: LetterKind,
  { subject, heading = subject, secret, code, unsubscribeUrl, ...parts }: LetterWords,
  { settings, siteOrigin }: LetterDesk,
): Promise<void> {
  if (parts.action && hasKeyInLink(parts.action.url) && !secret)
    throw new RangeError('A letter with a key in its link says so, or the key would stay in the outbox')
  const { name, accentLight, accentDark, mailFrom } = brandOf(settings, to.brand)
  const accents = accentLight && accentDark ? { light: accentLight, dark: accentDark } : undefined
  const stop = unsubscribeUrl === undefined ? {} : { unsubscribeUrl }
  await queueMail(tx, {
    kind,
    brand: name,
    from: mailFrom || undefined,
    to: to.email,
    subject,
    secret: secret && { words: secret.reveal(), code: code?.reveal(), until: secret.until },
    ...stop,
    ...letter({ ...parts, ...stop, heading, brandName: name, accents, origin: siteOrigin }),
  })
}

function hasKeyInLink(url: string): boolean {
  const { searchParams } = new URL(url)
  return ['token', 'key', 'code', 'signature'].some((name) => searchParams.has(name))
}
