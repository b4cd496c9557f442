import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { localPath } from '#app/local-path.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import { readAmount } from '#app/shared/figures/typed-amount.ts'
import { startPayment } from '#domain/payments/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { Conflict, TooManyRequests } from '#platform/errors/errors.ts'
import { topUpBounds } from './top-up-bounds.ts'

const NEXT_MOST = 500

const { intent, intents } = formsOf({
  for: 'members',
  otherwise: 'top-up',
  // Without script, the sum is worked out before anything is begun.
  isPreview: ({ intent: said }) => said === 'preview',
  mends: (error) => error instanceof Conflict || error instanceof TooManyRequests,
  refuse: ({ result }) => result,
})

function topUpInput({ settings: { currency, topUpMinMinor, topUpMaxMinor } }: { settings: Settings }) {
  const bounds = topUpBounds({ currency, fromMinor: topUpMinMinor, toMinor: topUpMaxMinor })
  return z.object({
    amount: z.string({ error: 'Write how much to pay in' }).transform((typed, context) => {
      const { value, error } = readAmount(typed, bounds)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    }),
    next: z.string().max(NEXT_MOST).optional().catch(undefined).transform(localPath),
  })
}

/** Begins a top-up and sends the payer to pay. Nothing is on the balance until the provider says so. */
export const balanceIntents = intents({
  preview: intent({ input: topUpInput }),
  'top-up': intent({
    input: topUpInput,
    run: (tx, actor, { amount, next }, { settings, payments }) => {
      const wanted = { amount, purpose: 'top-up', goesOnTo: next === '/' ? undefined : next } as const
      return startPayment(tx, actor, wanted, {
        settings,
        provider: payments.activeFor(settings.currency)?.name,
      })
    },
    done: async (asked, made) => redirect(await sendToPay(asked, made)),
  }),
})

export type BalanceIntent = IntentOf<typeof balanceIntents>
