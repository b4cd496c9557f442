import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { disputedMoney } from '#domain/areas.ts'
import {
  addMethod,
  askPayout,
  bankInput,
  cardInput,
  changeMethod,
  type MethodDetails,
  methodIdInput,
  otherInput,
  removeMethod,
} from '#domain/payouts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { ownForms } from '../account/account-forms.ts'
import { requireProof } from '../../shared/sign-in/require-proof.ts'
import { addressOf } from './load-payouts.ts'
import { payoutSeal } from '../../shared/payouts/payout-seal.ts'

const HERE = '/my/payouts'

const { intent, intents } = formsOf(ownForms)

const askInput = z.object({
  amount: z.string({ error: 'Amount: write it like 120 or 120.50' }).max(40, {
    error: 'Amount: write it like 120 or 120.50',
  }),
  methodId: methodIdInput,
})

const removeInput = z.object({ methodId: methodIdInput })

/** Whose form it is: a new method has no id. */
const whichInput = z.union([z.literal(''), methodIdInput]).default('')

const methodOf = ({ form }: { form: FormData }) => {
  const methodId = whichInput.safeParse(form.get('methodId') ?? '').data
  if (methodId === undefined)
    throw new Invalid('This form is out of date. Reload the page and send it again.')
  return methodId
}

/** A method of one kind, with the fields of that kind. */
const saveMethod = <Input>(
  input: z.ZodType<Input, Record<string, unknown>>,
  detailsOf: (typed: Input, settings: MemberEdge['settings']) => MethodDetails,
) =>
  intent({
    input: (asked) => (methodOf(asked), input),
    before: (asked, typed) => {
      const methodId = methodOf(asked)
      const { kind } = detailsOf(typed, asked.settings)
      requireProof(asked, addressOf({ kind, method: methodId === '' ? undefined : { id: methodId } }))
    },
    run: async (tx, actor, typed, asked) => {
      const methodId = methodOf(asked)
      const details = detailsOf(typed, asked.settings)
      const context = { ...asked.context, seal: payoutSeal(asked) }
      if (methodId === '') await addMethod(tx, actor, details, context)
      else await changeMethod(tx, actor, { methodId, details }, context)
    },
    done: (asked) => redirect(`${HERE}?done=${methodOf(asked) === '' ? 'added' : 'changed'}#done`),
  })

export const payoutsIntents = intents({
  ask: intent({
    input: askInput,
    run: async (tx, actor, { amount: typed, methodId }, { settings, context }) => {
      const amount = parseAmount(typed, settings.currency)
      if (amount === undefined)
        throw new Invalid('The payout was not asked for', { amount: ['Amount: write it like 120 or 120.50'] })
      await askPayout(tx, actor, { amount, methodId }, { ...context, disputedMoney })
    },
    done: () => redirect(`${HERE}?done=asked`),
  }),
  remove: intent({
    input: removeInput,
    before: (asked) => requireProof(asked, `${HERE}#methods`),
    run: (tx, actor, input, { context }) => removeMethod(tx, actor, input, context),
    done: () => redirect(`${HERE}?done=removed#done`),
  }),
  'save-bank': saveMethod(bankInput, (typed) => ({ kind: 'bank', ...typed })),
  'save-card': saveMethod(cardInput, (typed) => ({ kind: 'card', ...typed })),
  'save-other': saveMethod(otherInput, (typed, { payoutOtherMethod: name }) => ({
    kind: 'other',
    name,
    ...typed,
  })),
})

export type OwnPayoutsIntent = IntentOf<typeof payoutsIntents>
