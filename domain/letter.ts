import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import type { LetterKind } from '#domain/letter-kinds.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import type { LetterParts } from '#platform/mail/layout.ts'
import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** Whoever is written to: a member, or an address that is no member's, or not any more, with the brand to write under. */
export type Reader = { memberId: string } | { email: string; brand: string }

/** The address of the marketplace and its rules: what all letters are written with. */
export type LetterDesk = { settings: Settings; siteOrigin: string }

/** Where letters are written: their links to stop them are signed there. */
export type SigningDesk = LetterDesk & { secret: Secret }

export type LetterContext = LetterDesk & {
  now: Date
  /** The brand of the reader, as far as it is still there: where sign-in links lead. */
  brand: string
  /** A day on the calendar of the reader, and a moment on their clock; of UTC where they are no member. */
  day(at: Date): string
  moment(at: Date): string
}

export type LetterWords = Omit<LetterParts, 'brandName' | 'accents' | 'origin' | 'heading'> & {
  subject: string
  /** Where it says something else than the subject. */
  heading?: string
  /** The token or code in it: kept only until it is sent. */
  secret?: LetterSecret
  /** A second one, which does the same: digits to type beside a link. */
  code?: LetterSecret | undefined
  /** Kinds that one click stops, where they are not the letter's own. */
  stops?: readonly NotificationKind[]
  /** What its letters are about, such as `ticket-1207`: mail programs keep those of one thing together. */
  thread?: string
  /** How it stands in the product, where the letter does not say it; `false` where it does not stand there. */
  inProduct?: InProduct | false
}

/** What a member finds at `/my/notifications` about the same event. Without more it is the subject, and leads where the letter does. */
export type InProduct = {
  /** What it is about, such as `deal:…`: lines of one thing stand together. Without it, its kind. */
  thing?: string
  /** How that is called. */
  title?: string
  line?: string
  /** The very place, from `/` on. */
  link?: string
  /** Whoever did it: a push says this and the kind, and nothing else. */
  who?: string
  /** The same as a member, for their portrait. */
  byId?: string | null
  /** What it is about in money, as it is read. */
  sum?: string
}

/** An event that a job can be told of: nothing in it is lost, or shown, by being written down. */
type Plain = { readonly [field: string]: string | number | boolean | null | readonly string[] }

/** One row of the table of letters: who is written to when an event happens, of which kind the letter is, what it says. */
export type LetterRow<Event, Found extends Reader = never> = {
  kind: LetterKind | ((event: Event, found: Found) => LetterKind)
  /** Asked in the transaction of the event. What the words need besides the event is found here too. */
  who(event: Event, tx: Transaction, desk: LetterDesk): readonly Found[] | Promise<readonly Found[]>
  /** Whether a job writes it afterwards: for what many do at once, and does not wait for its letters. */
  later?: Event extends Plain ? boolean : false
  words(event: Event, context: LetterContext, found: Found): LetterWords
}

/** The most common reader: the member whom the event is about. */
export const toMember = ({ memberId }: { memberId: string }) => [{ memberId }]

type EventOf<Kind extends Announced['kind']> = Extract<Announced, { kind: Kind }>

/** The letters of an area, by the event that causes them. */
export type Letters = {
  [Kind in Announced['kind']]?: readonly LetterRow<EventOf<Kind>>[]
}

/** The letters that follow from an event, of all areas. */
export type FindLetters = (event: Announced) => readonly LetterRow<Announced>[]

/** A row with what is found for it: each row finds something else, so the table does not know what. */
export function letter<Event, Found extends Reader>(row: LetterRow<NoInfer<Event>, Found>): LetterRow<Event> {
  return row as unknown as LetterRow<Event>
}
