import { eq } from 'drizzle-orm'
import { listSecondEyes, listStaffOf } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor, subtract } from '#platform/money/money.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { isSentBack } from './chargebacks/chargeback-rules.ts'
import { chargeback, type Chargeback, payment, paymentRefund, refundProposal } from './schema.server.ts'
import type { ChargebackState } from './states.ts'

const findRefund = async (tx: Transaction, refundId: string) => {
  const rows = await tx.db
    .select({ refund: paymentRefund, payment })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(paymentRefund.id, refundId))
  return rows.map((found) => ({ memberId: found.refund.memberId, ...found }))
}

const findChargeback = (tx: Transaction, chargebackId: string) =>
  tx.db.select().from(chargeback).where(eq(chargeback.id, chargebackId))

const seePayment = ({ siteOrigin }: LetterContext, paymentId: string) => ({
  label: 'See the payment',
  url: `${siteOrigin}/my/balance/payments/${paymentId}`,
})

const seeBalance = ({ siteOrigin }: LetterContext) => ({
  label: 'See your balance',
  url: `${siteOrigin}/my/balance`,
})

/** What the member is told when a chargeback of theirs comes to a state. */
function tellMember(one: Chargeback, state: ChargebackState): { subject: string; paragraphs: string[] } {
  if (isSentBack(one)) return tellOfSentBack(one, state)
  const money = (amount: bigint) => formatMoney(minor(amount), one.currency)
  const missing = subtract(one.amount, one.held)
  const owed =
    missing > 0n
      ? `${money(missing)} was not on your balance and is owed: as much stays when you withdraw. Whoever you paid keeps their money.`
      : 'Whoever you paid keeps their money.'
  const told = {
    open: {
      subject: `Your bank wants ${money(one.amount)} back`,
      paragraphs: [
        `A payment to your balance was charged back. ${money(one.held)} of your balance is held until that is decided.`,
        owed,
        'If this was a mistake, tell your bank, and answer this e-mail.',
      ],
    },
    won: {
      subject: `The chargeback of ${money(one.amount)} ended for you`,
      paragraphs: [`${money(one.held)} is on your balance again, in the parts that it was taken from.`],
    },
    lost: {
      subject: `The chargeback of ${money(one.amount)} was lost`,
      paragraphs: [`${money(one.held)} that was held went back to the payer.`, owed],
    },
  }
  return told[state]
}

/** The same where no bank asked, but somebody of the marketplace sent back what was spent here. */
function tellOfSentBack(one: Chargeback, state: ChargebackState): { subject: string; paragraphs: string[] } {
  const money = (amount: bigint) => formatMoney(minor(amount), one.currency)
  const missing = subtract(one.amount, one.held)
  const owed =
    missing > 0n
      ? `${money(missing)} was not on your balance and is owed: as much stays when you withdraw. Whoever you paid keeps their money.`
      : 'Whoever you paid keeps their money.'
  const told = {
    open: {
      subject: `${money(one.amount)} went back to you, and you had spent it here`,
      paragraphs: [
        `${money(one.amount)} of a payment of yours was sent back through ${paymentProviderTitles[one.provider]} to what you paid with, after it was spent here. ${money(one.held)} of your balance is held until that is decided.`,
        owed,
        'If nothing arrives, or you think that this is wrong, answer this e-mail.',
      ],
    },
    won: {
      subject: `${money(one.amount)} did not go back after all`,
      paragraphs: [`${money(one.held)} is on your balance again, in the parts that it was taken from.`],
    },
    lost: {
      subject: `It stands that ${money(one.amount)} went back to you`,
      paragraphs: [`${money(one.held)} that was held is taken from your balance for it.`, owed],
    },
  }
  return told[state]
}

const findProposal = (tx: Transaction, proposalId: string) =>
  tx.db
    .select({ proposal: refundProposal, currency: payment.currency })
    .from(refundProposal)
    .innerJoin(payment, eq(payment.id, refundProposal.paymentId))
    .where(eq(refundProposal.id, proposalId))

export const paymentLetters: Letters = {
  'payment.refund-proposed': [
    letter({
      kind: 'alarm',
      async who({ proposalId }, tx) {
        const [one] = await findProposal(tx, proposalId)
        if (!one) return []
        return (await listSecondEyes(tx, one.proposal)).map((eyes) => ({ ...eyes, ...one }))
      },
      words: (_, { siteOrigin }, { proposal, currency, proposer, member }) => {
        const sum = formatMoney(proposal.amount, currency)
        return {
          subject: `A refund of ${sum} waits for a second pair of eyes`,
          paragraphs: [
            `${proposer} proposes to send ${sum} back to ${member}. The reason: ${proposal.reason}`,
            'Nothing moves until one of you confirms it.',
          ],
          action: {
            label: 'Look at it',
            url: `${siteOrigin}/admin/payments/${proposal.paymentId}#four-eyes`,
          },
          footnote: 'You get this e-mail because you look after the money of the marketplace.',
        }
      },
    }),
  ],
  'payment.refund-asked': [
    letter({
      kind: 'payment',
      who: ({ refundId }, tx) => findRefund(tx, refundId),
      words: ({ reason }, context, { refund, payment: paid }) => {
        const amount = formatMoney(refund.amount, paid.currency)
        return {
          subject: `${amount} goes back to where you paid from`,
          paragraphs: [
            ...(reason ? [`An administrator sends it back. The reason: ${reason}`] : []),
            `${amount} left your balance and goes back through ${paymentProviderTitles[paid.provider]}, to what you paid with. There is no fee. Banks take a few days.`,
            'If that was not you, change your password at once and write to us.',
          ],
          action: seePayment(context, paid.id),
          inProduct: { sum: amount },
        }
      },
    }),
  ],
  'payment.refund-failed': [
    letter({
      kind: 'payment',
      who: ({ refundId }, tx) => findRefund(tx, refundId),
      words: (_, context, { refund, payment: paid }) => {
        const amount = formatMoney(refund.amount, paid.currency)
        return {
          subject: `${amount} could not be sent back`,
          paragraphs: [
            `${paymentProviderTitles[paid.provider]} could not send it to what you paid with. The whole ${amount} is on your balance again.`,
            'Try again later, or write to us.',
          ],
          action: seePayment(context, paid.id),
          inProduct: { sum: amount },
        }
      },
    }),
  ],
  'chargeback.moved': [
    letter({
      kind: 'payment',
      who: ({ chargebackId }, tx) => findChargeback(tx, chargebackId),
      words: ({ state }, context, one) => ({ ...tellMember(one, state), action: seeBalance(context) }),
    }),
    letter({
      kind: 'alarm',
      async who({ chargebackId, state }, tx) {
        if (state !== 'open') return []
        const [one] = await findChargeback(tx, chargebackId)
        const watchers = await listStaffOf(tx.db, 'finance')
        return one ? watchers.map(({ id }) => ({ memberId: id, one })) : []
      },
      words: (_, { siteOrigin }, { one }) => ({
        subject: `Chargeback ${one.number} of ${formatMoney(one.amount, one.currency)}`,
        paragraphs: isSentBack(one)
          ? [
              `Somebody sent a payment back at ${paymentProviderTitles[one.provider]} after it was spent here. ${formatMoney(one.held, one.currency)} of the member’s balance is held, and the rest is owed.`,
              'If it was meant so, book the case as lost. If it comes back, that is booked by itself.',
            ]
          : [
              `A bank wants a payment back. ${formatMoney(one.held, one.currency)} of the member’s balance is held.`,
              'Answer the bank at the provider. How it ends is booked when the provider says so, or when you do.',
            ],
        action: { label: 'Open the case', url: `${siteOrigin}/admin/payments/chargebacks` },
        footnote: 'You get this e-mail because you look after the money of the marketplace.',
      }),
    }),
  ],
  'chargeback.recovered': [
    letter({
      kind: 'payment',
      who: ({ chargebackId }, tx) => findChargeback(tx, chargebackId),
      words: ({ amountMinor }, context, one) => ({
        subject: `${formatMoney(minor(amountMinor), one.currency)} of what you owed is paid`,
        paragraphs: ['It was taken from your balance for a chargeback that was lost.'],
        action: seeBalance(context),
      }),
    }),
  ],
}
