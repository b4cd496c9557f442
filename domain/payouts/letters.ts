import { eq } from 'drizzle-orm'
import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { payout, type PayoutRow } from './schema.server.ts'
import type { PayoutState } from './states.ts'

type Words = { subject: string; paragraphs: string[] }

const seePayouts = ({ siteOrigin }: LetterContext) => ({
  label: 'See your payouts',
  url: `${siteOrigin}/my/payouts`,
})

const NOT_YOU =
  'If that was not you, change your password and remove the method at once: nothing can be paid to it for 24 hours.'

/** What the member is told when their payout comes to a state. */
const TOLD: Record<PayoutState, (payout: PayoutRow, amount: string, context: LetterContext) => Words> = {
  requested: ({ methodLabel, decideBy }, amount, { moment }) => ({
    subject: `You asked for a payout of ${amount}`,
    paragraphs: [
      `${amount} left your balance and is on its way to ${methodLabel}. There is no fee: all of it arrives.`,
      `It is decided by ${moment(decideBy)}.`,
      'If you did not ask for this, change your password at once and write to us.',
    ],
  }),
  approved: ({ methodLabel }, amount) => ({
    subject: `Your payout of ${amount} is approved`,
    paragraphs: [`It will be sent to ${methodLabel}. We write again when it is.`],
  }),
  sent: ({ methodLabel }, amount) => ({
    subject: `Your payout of ${amount} is sent`,
    paragraphs: [`It is on its way to ${methodLabel}. Banks take a day or a few.`],
  }),
  paid: ({ methodLabel }, amount) => ({
    subject: `Your payout of ${amount} is paid`,
    paragraphs: [`The money was paid to ${methodLabel}.`],
  }),
  rejected: ({ reason }, amount) => ({
    subject: `Your payout of ${amount} was rejected`,
    paragraphs: [`The reason: ${reason}`, `The whole ${amount} is on your balance again.`],
  }),
  failed: ({ reason, methodLabel }, amount) => ({
    subject: `Your payout of ${amount} did not arrive`,
    paragraphs: [
      `The reason: ${reason}`,
      `The whole ${amount} is on your balance again. Look at ${methodLabel}, then ask again.`,
    ],
  }),
}

/** What notifications know money by that can be withdrawn. */
export const earningsThing = 'earnings'

/** What notifications know a payout by. */
export const payoutThing = (payoutId: string) => `payout:${payoutId}`

/** The same in a line, under the sum. */
const STANDS: Record<PayoutState, (payout: PayoutRow) => string> = {
  requested: () => 'You asked for it',
  approved: () => 'Approved: it will be sent',
  sent: () => 'Sent: banks take a day or a few',
  paid: () => 'Paid',
  rejected: ({ reason }) => `Rejected: ${reason}. All of it is on your balance again`,
  failed: ({ reason }) => `Did not arrive: ${reason}. All of it is on your balance again`,
}

export const payoutLetters: Letters = {
  'money.cleared': [
    letter({
      kind: 'payout',
      who: toMember,
      words: ({ amountMinor }, { siteOrigin, settings }) => {
        const sum = formatMoney(minor(amountMinor), settings.currency)
        return {
          subject: `Your earnings of ${sum} have cleared`,
          paragraphs: [
            `${sum} that you earned has waited its time and is yours. You can withdraw it now, or pay with it here.`,
          ],
          action: { label: 'Withdraw', url: `${siteOrigin}/my/payouts` },
          inProduct: {
            thing: earningsThing,
            title: 'Your earnings',
            line: 'Cleared: you can withdraw it now',
            sum,
          },
        }
      },
    }),
  ],
  'payout.moved': [
    letter({
      kind: 'payout',
      who: ({ payoutId }, tx) => tx.db.select().from(payout).where(eq(payout.id, payoutId)),
      words: ({ state }, context, moved) => ({
        ...TOLD[state](moved, formatMoney(moved.amount, moved.currency), context),
        action: seePayouts(context),
        inProduct: {
          thing: payoutThing(moved.id),
          title: `Payout to ${moved.methodLabel}`,
          line: STANDS[state](moved),
          sum: formatMoney(moved.amount, moved.currency),
        },
      }),
    }),
  ],
  'payout-method.changed': [
    letter({
      kind: 'payout',
      who: toMember,
      words: ({ done, label, usableAt }, context) => ({
        subject: `A payout method was ${done}`,
        paragraphs:
          done === 'removed'
            ? [
                `${label} was removed on ${context.moment(context.now)}.`,
                'If that was not you, change your password at once.',
              ]
            : [
                `${label} was ${done} on ${context.moment(context.now)}. It can be used from ${context.moment(usableAt)}.`,
                NOT_YOU,
              ],
        action: seePayouts(context),
      }),
    }),
  ],
}
