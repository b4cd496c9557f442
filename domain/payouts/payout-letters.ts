import { findPerson, writeLetter } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { Given } from './given.ts'
import type { payout } from './schema.server.ts'
import type { PayoutState } from './states.ts'

export type PayoutRow = typeof payout.$inferSelect

type Words = { subject: string; paragraphs: string[] }

/** Letters about where money goes can't be turned off. */
async function write(tx: Transaction, memberId: string, words: Words, given: Given): Promise<void> {
  const to = await findPerson(tx.db, memberId)
  if (!to) return
  const action = { label: 'See your payouts', url: `${given.siteOrigin}/my/payouts` }
  await writeLetter(tx, to, { kind: 'security', heading: words.subject, action, ...words }, given)
}

const NOT_YOU =
  'If that was not you, change your password and remove the method at once: nothing can be paid to it for 24 hours.'

export function writeMethodLetter(
  tx: Transaction,
  memberId: string,
  { done, label, usableAt }: { done: 'added' | 'changed' | 'removed'; label: string; usableAt: Date },
  given: Given,
): Promise<void> {
  const about =
    done === 'removed'
      ? [
          `${label} was removed on ${tx.now.toUTCString()}.`,
          'If that was not you, change your password at once.',
        ]
      : [
          `${label} was ${done} on ${tx.now.toUTCString()}. It can be used from ${usableAt.toUTCString()}.`,
          NOT_YOU,
        ]
  return write(tx, memberId, { subject: `A payout method was ${done}`, paragraphs: about }, given)
}

/** What the member is told when their payout comes to a state. */
const TOLD: Record<PayoutState, (one: PayoutRow, amount: string) => Words> = {
  requested: (one, amount) => ({
    subject: `You asked for a payout of ${amount}`,
    paragraphs: [
      `${amount} left your balance and is on its way to ${one.methodLabel}. There is no fee: all of it arrives.`,
      `It is decided by ${one.decideBy.toUTCString()}.`,
      'If you did not ask for this, change your password at once and write to us.',
    ],
  }),
  approved: (one, amount) => ({
    subject: `Your payout of ${amount} is approved`,
    paragraphs: [`It will be sent to ${one.methodLabel}. We write again when it is.`],
  }),
  sent: (one, amount) => ({
    subject: `Your payout of ${amount} is sent`,
    paragraphs: [`It is on its way to ${one.methodLabel}. Banks take a day or a few.`],
  }),
  paid: (one, amount) => ({
    subject: `Your payout of ${amount} is paid`,
    paragraphs: [`The money was paid to ${one.methodLabel}.`],
  }),
  rejected: (one, amount) => ({
    subject: `Your payout of ${amount} was rejected`,
    paragraphs: [`The reason: ${one.reason}`, `The whole ${amount} is on your balance again.`],
  }),
  failed: (one, amount) => ({
    subject: `Your payout of ${amount} did not arrive`,
    paragraphs: [
      `The reason: ${one.reason}`,
      `The whole ${amount} is on your balance again. Look at ${one.methodLabel}, then ask again.`,
    ],
  }),
}

export function writePayoutLetter(tx: Transaction, one: PayoutRow, given: Given): Promise<void> {
  const words = TOLD[one.state](one, formatMoney(one.amount, one.currency))
  return write(tx, one.memberId, words, given)
}
