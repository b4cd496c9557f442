import { brandOf, findPeople, isAlwaysOn, isChannelOn, type Person } from '#domain/accounts/index.ts'
import { dateInLetter, dayInLetter } from '#domain/letter-dates.ts'
import { letterKinds, type LetterKind } from '#domain/letter-kinds.ts'
import type { LetterRow, LetterWords, Reader, SigningDesk } from '#domain/letter.ts'
import { stopPath, tellMember } from '#domain/notifications/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { asTold } from './as-told.ts'

type Addressee = { email: string; brand: string }

/**
 * The letters that follow from an event and what stands in the product about it, in its transaction: all of it is written, or nothing
 * happened. The one place that writes to the outbox, so that members' choices and brands hold for every letter.
 */
export async function writeLetters(
  tx: Transaction,
  rows: readonly LetterRow<Announced>[],
  event: Announced,
  desk: SigningDesk,
): Promise<void> {
  const { settings, siteOrigin } = desk
  for (const row of rows) {
    const readers: readonly Reader[] = await row.who(event, tx, desk)
    const people = await findPeople(
      tx.db,
      readers.flatMap((reader) => ('memberId' in reader ? [reader.memberId] : [])),
    )
    for (const reader of readers) {
      const kind = typeof row.kind === 'string' ? row.kind : row.kind(event, reader as never)
      const person = 'memberId' in reader ? people.get(reader.memberId) : undefined
      if ('memberId' in reader && (!person || person.state === 'deleted')) continue
      const to = 'memberId' in reader ? person && addressOf(person, kind) : reader
      const brand = brandOf(settings, person?.brand ?? to?.brand ?? '').slug
      const clock = {
        now: tx.now,
        day: (at: Date) => dayInLetter(at, person?.timeZone),
        moment: (at: Date) => dateInLetter(at, person?.timeZone),
      }
      const words = row.words(event, { settings, siteOrigin, brand, ...clock }, reader as never)
      const told = person && asTold(kind, words, siteOrigin)
      const { isMailedNow } = told
        ? await tellMember(tx, person, told, {
            hasLetter: to !== undefined,
            mayLetterWait: mayWait(person, kind),
          })
        : { isMailedNow: true }
      if (to && isMailedNow) await write(tx, { to, person }, kind, words, desk)
    }
  }
}

/** Nobody's where they chose not to get such letters, or the address may be somebody else's. */
function addressOf(person: Person, kind: LetterKind): Addressee | undefined {
  const { choice, address } = letterKinds[kind]
  if (choice !== 'always' && !isChannelOn(person.channels, choice, 'email')) return undefined
  const email = address === 'proved' ? person.verifiedEmail : person.email
  return email === undefined ? undefined : { email, brand: person.brand }
}

/** What is owed comes at once, and so does what goes to an address that later letters would not go to. */
function mayWait({ verifiedEmail }: Person, kind: LetterKind): boolean {
  return letterKinds[kind].choice !== 'always' && verifiedEmail !== undefined
}

/** Under the name, in the colours and from the sender of the brand that its reader came by. */
async function write(
  tx: Transaction,
  { to, person }: { to: Addressee; person: Person | undefined },
  kind: LetterKind,
  words: LetterWords,
  { settings, siteOrigin, secret: signing }: SigningDesk,
): Promise<void> {
  const { subject, heading = subject, secret, code, unsubscribeUrl, thread, ...parts } = words
  if (parts.action && hasKeyInLink(parts.action.url) && !secret)
    throw new RangeError('A letter with a key in its link says so, or the key would stay in the outbox')
  const { name, accentLight, accentDark, mailFrom, logoUrl } = brandOf(settings, to.brand)
  const accents = accentLight && accentDark ? { light: accentLight, dark: accentDark } : undefined
  const kinds = stoppedKinds(kind, words)
  const stopUrl =
    person && kinds.length > 0
      ? siteOrigin + stopPath({ memberId: person.id, kinds }, signing)
      : unsubscribeUrl
  const stop = stopUrl === undefined ? {} : { unsubscribeUrl: stopUrl }
  await queueMail(tx, {
    kind,
    brand: name,
    from: mailFrom || undefined,
    to: to.email,
    subject,
    thread,
    secret: secret && { words: secret.reveal(), code: code?.reveal(), until: secret.until },
    ...stop,
    ...letter({
      ...parts,
      ...stop,
      heading,
      brandName: name,
      accents,
      logoUrl: logoUrl ? siteOrigin + logoUrl : undefined,
      origin: siteOrigin,
    }),
  })
}

/** What one click stops: the kinds that a member may turn off. */
function stoppedKinds(kind: LetterKind, { stops }: LetterWords) {
  const { choice } = letterKinds[kind]
  const kinds = stops ?? (choice === 'always' ? [] : [choice])
  return kinds.filter((one) => !isAlwaysOn(one, 'email'))
}

function hasKeyInLink(url: string): boolean {
  const { searchParams } = new URL(url)
  return ['token', 'key', 'code', 'signature'].some((name) => searchParams.has(name))
}
