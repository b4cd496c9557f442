import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { reasonInput } from '#domain/accounts/index.ts'
import { confirmRefund, declineRefund, sendBack } from '#domain/payments/index.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { parseAmount } from '#platform/money/currency.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'payments.read',
  about: ({ params }) => {
    const id = z.uuid().safeParse(params['id'])
    if (!id.success) throw new NotFound('There is no such payment')
    return id.data
  },
  unknown: 'This form is out of date: reload the page',
})

const back = (paymentId: string, done: string) => redirect(`/admin/payments/${paymentId}?done=${done}`)
const proposalInput = z.object({ proposalId: z.uuid({ error: 'This form is out of date: reload the page' }) })

/** The forms of one payment: send it back alone or by two. */
export const paymentIntents = intents({
  'send-back': intent({
    input: reasonInput.extend({ amount: z.string().max(40), formKey: z.uuid() }),
    run: async (tx, actor, { amount: typed, ...input }, { about: paymentId, settings, origin }) => {
      const amount = parseAmount(typed, settings.currency)
      if (amount === undefined) throw new Invalid('Amount: write it like 120 or 120.50')
      return sendBack(tx, actor, { ...input, paymentId, amount }, { origin })
    },
    done: ({ about }, done) => back(about, done),
  }),
  confirm: intent({
    input: proposalInput,
    run: (tx, actor, input, { origin }) => confirmRefund(tx, actor, input, { origin }),
    done: ({ about }) => back(about, 'sent'),
  }),
  decline: intent({
    formId: ({ form }) => `decline-${String(form.get('proposalId'))}`,
    input: proposalInput.extend(reasonInput.shape),
    run: (tx, actor, input, { origin }) => declineRefund(tx, actor, input, { origin }),
    done: ({ about }) => back(about, 'declined'),
  }),
})

export type PaymentIntent = IntentOf<typeof paymentIntents>
