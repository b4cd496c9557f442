import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { adminLimits } from '#domain/accounts/index.ts'
import { decideChargeback, recoverDebt } from '#domain/payments/index.ts'
import { minor } from '#platform/money/money.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'chargebacks.read',
  unknown: 'Choose how the case ended',
})

const { min, max } = adminLimits.reason
const OUT_OF_DATE = { error: 'This form is out of date: reload the page' }
const caseInput = z.object({ chargebackId: z.uuid(OUT_OF_DATE) })
const recoverInput = caseInput.extend({ sum: z.string(OUT_OF_DATE).regex(/^\d{1,15}$/, OUT_OF_DATE) })
const endInput = caseInput.extend({
  note: z
    .string({ error: 'How it ended: fill this in' })
    .trim()
    .min(min, { error: 'How it ended: write a little more' })
    .max(max, { error: `How it ended: at most ${max} characters` }),
})

const end = (outcome: 'won' | 'lost') =>
  intent({
    formId: 'end',
    input: endInput,
    run: (tx, actor, input, { origin }) => decideChargeback(tx, actor, { ...input, outcome }, { origin }),
    done: () => redirect(`/admin/payments/chargebacks?done=${outcome}`),
  })

export const chargebacksIntents = intents({
  won: end('won'),
  lost: end('lost'),
  recover: intent({
    input: recoverInput,
    run: async (tx, actor, { chargebackId, sum }, { origin }) =>
      void (await recoverDebt(tx, actor, { chargebackId, shown: minor(sum) }, { origin })),
    done: () => redirect('/admin/payments/chargebacks?show=lost&done=recovered'),
  }),
})

export type ChargebacksIntent = IntentOf<typeof chargebacksIntents>
