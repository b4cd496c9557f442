import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localPath } from '#app/local-path.ts'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import { readAmount } from '#app/public/figures/typed-amount.ts'
import { startPayment } from '#domain/payments/index.ts'
import { Conflict, TooManyRequests } from '#platform/errors/errors.ts'
import { topUpBounds } from './top-up-bounds.ts'

const NEXT_MOST = 500

/** Begins a top-up and sends the payer to pay. Nothing is on the balance until the provider says so. */
export async function actOnBalance(edge: MemberEdge) {
  const { form, transaction, actor, settings, payments } = edge
  const bounds = topUpBounds({
    currency: settings.currency,
    fromMinor: settings.topUpMinMinor,
    toMinor: settings.topUpMaxMinor,
  })
  const schema = z.object({
    amount: z.string({ error: 'Write how much to pay in' }).transform((typed, context) => {
      const { value, error } = readAmount(typed, bounds)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    }),
    next: z.string().max(NEXT_MOST).optional().catch(undefined).transform(localPath),
  })
  const sent = await form()
  const submission = readSubmission(sent, schema)
  // Without script, the sum is worked out before anything is begun.
  if (sent.get('intent') === 'preview') return data(submission.reply(), { status: 200 })
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  try {
    const made = await transaction((tx) =>
      startPayment(
        tx,
        actor,
        {
          amount: submission.value.amount,
          purpose: 'top-up',
          goesOnTo: submission.value.next === '/' ? undefined : submission.value.next,
        },
        { settings, provider: payments.active?.name },
      ),
    )
    return redirect(await sendToPay(edge, made))
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof TooManyRequests)) throw error
    return data(submission.reply({ formErrors: [error.message] }), { status: error.status })
  }
}
