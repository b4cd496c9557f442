import { findPeople } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { ReferralHappened, ReferralHappening } from './events.ts'
import { shortName } from './referral-rules.ts'
import { signWords, type SamePersonSign } from './sign-words.ts'

type Told = { name: string; sum: string; reason: string; signs: string[] }
type Words = { subject: string; paragraphs: string[] }
type Reader = { memberId: string; isReferrer: boolean; name: string }

/** What whoever invited is told. */
const REFERRER: Record<ReferralHappening, (told: Told) => Words> = {
  'first-reward': ({ name, sum }) => ({
    subject: `${name}, whom you invited, brought you ${sum}`,
    paragraphs: [
      'It is on your balance, out of our commission. What comes after it stands in your statement, line by line.',
    ],
  }),
  held: ({ name, sum, signs }) => ({
    subject: `A reward of ${sum} waits for a look`,
    paragraphs: [
      `Something says that you and ${name} may be one person:`,
      ...signs,
      'An administrator looks at it and decides. You need do nothing; if it is a mistake, write to us.',
    ],
  }),
  released: ({ name, sum, reason }) => ({
    subject: `Rewards for inviting ${name} are released: ${sum}`,
    paragraphs: [`The reason: ${reason}`, 'They are on your balance.'],
  }),
  refused: ({ name, sum, reason }) => ({
    subject: `Rewards for inviting ${name} are refused: ${sum}`,
    paragraphs: [`The reason: ${reason}`, 'If this is a mistake, write to us: it can be decided anew.'],
  }),
}

/** What the invited member is told, who gets and loses nothing by it. */
const INVITED: Partial<Record<ReferralHappening, (told: Told) => Words>> = {
  held: ({ name, signs }) => ({
    subject: 'We look at whether you and who invited you are two people',
    paragraphs: [
      `You joined by the link of ${name}. Something says that you may be one person:`,
      ...signs,
      'Your own money is not touched by this. If it is a mistake, write to us.',
    ],
  }),
  released: ({ name, reason }) => ({
    subject: `You and ${name} are two people: nothing is held any more`,
    paragraphs: [`The reason: ${reason}`],
  }),
  refused: ({ name, reason }) => ({
    subject: `${name} gets no rewards for inviting you`,
    paragraphs: [`The reason: ${reason}`, 'Your own money is not touched by this.'],
  }),
}

/** What notifications know invitations by. */
export const REFERRALS_THING = 'referrals'

export const referralLetters: Letters = {
  'referral.happened': [
    letter({
      kind: 'payment',
      who: (event: ReferralHappened, tx) => findReaders(event, tx),
      words: (event, context, reader: Reader) => wordsFor(event, context, reader),
    }),
  ],
}

async function findReaders(event: ReferralHappened, tx: Transaction): Promise<Reader[]> {
  const people = await findPeople(tx.db, [event.memberId, event.referrerId])
  const nameOf = (id: string) => shortName(people.get(id)?.displayName ?? 'somebody')
  const isThere = (id: string) => (people.get(id)?.state ?? 'deleted') !== 'deleted'
  return [
    { memberId: event.referrerId, isReferrer: true, name: nameOf(event.memberId) },
    ...(INVITED[event.what]
      ? [{ memberId: event.memberId, isReferrer: false, name: nameOf(event.referrerId) }]
      : []),
  ].filter(({ memberId }) => isThere(memberId))
}

function wordsFor(
  { what, sumMinor, signs, reason }: ReferralHappened,
  { settings, siteOrigin }: LetterContext,
  { isReferrer, name }: Reader,
) {
  const told: Told = {
    name,
    sum: formatMoney(minor(sumMinor), settings.currency),
    reason,
    signs: signs.map((sign) => signWords[sign as SamePersonSign]),
  }
  const words = (isReferrer ? REFERRER : INVITED)[what]?.(told)
  if (!words) throw new Error(`Nobody is told of ${what}`)
  return {
    ...words,
    action: { label: 'See your invitations', url: `${siteOrigin}/referral-program` },
    inProduct: { thing: REFERRALS_THING, title: 'Invitations', line: words.subject },
  }
}
