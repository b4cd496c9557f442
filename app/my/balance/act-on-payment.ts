import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { askRefund, findOwnPayment } from '#domain/payments/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { parseAmount } from '#platform/money/currency.ts'

const { intent, intents } = formsOf({
  for: 'members',
  about: ({ db, actor, params }) => findOwnPayment(db, actor.id, params['id'] ?? ''),
  otherwise: 'send-back',
  refuse: ({ result }) => result,
})

const WRITE = 'Amount: write it like 120 or 120.50'

const sendBackInput = z.object({
  amount: z.string({ error: WRITE }).max(40, { error: WRITE }),
  formKey: z.uuid({ error: 'This form is out of date: reload the page' }),
})

/** Sends unspent money back to where it was paid from. */
export const paymentIntents = intents({
  'send-back': intent({
    input: sendBackInput,
    run: async (tx, actor, { amount: typed, formKey }, { about, origin }) => {
      const { id: paymentId, currency } = about
      const amount = parseAmount(typed, currency)
      if (amount === undefined) throw new Invalid('Nothing was sent back', { amount: [WRITE] })
      await askRefund(tx, actor, { paymentId, amount, formKey }, { origin })
    },
    done: ({ about }) => redirect(`/my/balance/payments/${about.id}?done=sent-back#send-back`),
  }),
})

export type PaymentIntent = IntentOf<typeof paymentIntents>
