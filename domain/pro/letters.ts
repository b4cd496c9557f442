import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { ProHappened, ProHappening } from './events.ts'

type Words = { subject: string; paragraphs: string[]; label?: string }
type Told = { sum: string; on: string; holdsUntil: string; reason: string }

/** What a member is told when something happens to their PRO. Pressing 'go on' is answered by the page alone. */
const TOLD: Partial<Record<ProHappening, (told: Told) => Words>> = {
  'trial-begun': ({ sum, on }) => ({
    subject: 'PRO has begun, free to try',
    paragraphs: [
      `You have PRO until ${on}. Its commission holds for deals that begin from now on.`,
      `On that day ${sum} is taken from your balance, unless you cancel before. We remind you.`,
    ],
  }),
  'renewal-coming': ({ sum, on }) => ({
    subject: `PRO renews on ${on} for ${sum}`,
    paragraphs: [
      `On ${on} ${sum} is taken from your balance for the next period. This is the sum, whatever changes until then.`,
      'Cancel before, and nothing is taken.',
    ],
  }),
  charged: ({ sum, on }) => ({
    subject: `PRO is paid: ${sum}`,
    paragraphs: [`You have PRO until ${on}.`, 'The invoice is among your papers.'],
    label: 'See the invoice',
  }),
  'money-short': ({ sum, holdsUntil }) => ({
    subject: `PRO could not be renewed: ${sum} is not on your balance`,
    paragraphs: [
      `Nothing was taken. You keep PRO until ${holdsUntil}, and we try again each day.`,
      'Put the money on your balance, or pay at once. Otherwise PRO ends then, and nothing that you made is lost.',
    ],
    label: 'Pay for PRO',
  }),
  cancelled: ({ on }) => ({
    subject: `PRO is cancelled and ends on ${on}`,
    paragraphs: [`Nothing is taken any more. You keep PRO until ${on}, and can go on with it until then.`],
  }),
  'given-back': ({ sum }) => ({
    subject: `PRO has ended, and ${sum} is back`,
    paragraphs: [
      `The days that you did not use are on your balance again: ${sum}. A credit note is among your papers.`,
    ],
  }),
  granted: ({ on, reason }) => ({
    subject: `You were given PRO until ${on}`,
    paragraphs: [`An administrator gave you ${reason}`, 'Nothing is taken for these days.'],
  }),
  ended: () => ({
    subject: 'PRO has ended',
    paragraphs: [
      'Nothing more is taken. Deals that began with PRO keep its commission; your services stay as they are.',
      'You can have PRO again at any time.',
    ],
  }),
}

/** What notifications know a member's PRO by. */
export const PRO_THING = 'pro'

export const proLetters: Letters = {
  'pro.happened': [
    letter({
      kind: 'payment',
      who: (event) => (TOLD[event.what] ? toMember(event) : []),
      words: (event, context) => wordsFor(event, context),
    }),
  ],
}

function wordsFor(
  { what, sumMinor, until, holdsUntil = until, reason }: ProHappened,
  { settings, siteOrigin, day }: LetterContext,
) {
  const sum = formatMoney(minor(sumMinor), settings.currency)
  const told = TOLD[what]?.({
    sum,
    on: day(new Date(until)),
    holdsUntil: day(new Date(holdsUntil)),
    reason,
  })
  if (!told) throw new Error(`Nobody is told of ${what}`)
  const { label = 'See your PRO', ...words } = told
  return {
    ...words,
    action: { label, url: `${siteOrigin}/my/pro` },
    inProduct: { thing: PRO_THING, title: 'PRO', line: words.subject },
  }
}
