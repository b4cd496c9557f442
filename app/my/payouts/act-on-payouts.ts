import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
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
import { orRefuse, refuse } from '../account/account-answer.ts'
import { givenOf } from '../account/act-on-safety.ts'
import { requireProof } from '../account/require-proof.ts'
import { addressOf } from './load-payouts.ts'
import { payoutSeal } from './payout-seal.ts'

const HERE = '/my/payouts'

export async function actOnPayouts(edge: MemberEdge) {
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'ask') return ask(edge, form)
  if (intent === 'remove') return remove(edge, form)
  if (intent === 'save-bank' || intent === 'save-card' || intent === 'save-other')
    return save(edge, form, intent)
  throw new Invalid('This form is out of date. Reload the page and send it again.')
}

const askInput = z.object({
  amount: z.string({ error: 'Amount: write it like 120 or 120.50' }).max(40, {
    error: 'Amount: write it like 120 or 120.50',
  }),
  methodId: methodIdInput,
})

async function ask(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, askInput)
  if (sent.status !== 'success') return refuse('ask', sent)
  return orRefuse('ask', sent, async () => {
    const amount = parseAmount(sent.value.amount, edge.settings.currency)
    if (amount === undefined)
      throw new Invalid('The payout was not asked for', { amount: ['Amount: write it like 120 or 120.50'] })
    const { methodId } = sent.value
    const given = { ...givenOf(edge), disputedMoney }
    await edge.transaction((tx) => askPayout(tx, edge.actor, { amount, methodId }, given))
    return redirect(`${HERE}?done=asked`)
  })
}

const removeInput = z.object({ methodId: methodIdInput })

async function remove(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, removeInput)
  if (sent.status !== 'success') return refuse('remove', sent)
  requireProof(edge, `${HERE}#methods`)
  return orRefuse('remove', sent, async () => {
    await edge.transaction((tx) => removeMethod(tx, edge.actor, sent.value, givenOf(edge)))
    return redirect(`${HERE}?done=removed#methods`)
  })
}

/** Whose form it is: a new method has no id. */
const whichInput = z.union([z.literal(''), methodIdInput]).default('')

async function save(edge: MemberEdge, form: FormData, intent: 'save-bank' | 'save-card' | 'save-other') {
  const methodId = whichInput.safeParse(form.get('methodId') ?? '').data
  if (methodId === undefined)
    throw new Invalid('This form is out of date. Reload the page and send it again.')
  const keep = async (details: MethodDetails) => {
    requireProof(
      edge,
      addressOf({ kind: details.kind, method: methodId === '' ? undefined : { id: methodId } }),
    )
    const given = { ...givenOf(edge), seal: payoutSeal(edge) }
    await edge.transaction<unknown>((tx) =>
      methodId === ''
        ? addMethod(tx, edge.actor, details, given)
        : changeMethod(tx, edge.actor, { methodId, details }, given),
    )
    return redirect(`${HERE}?done=${methodId === '' ? 'added' : 'changed'}#methods`)
  }
  if (intent === 'save-bank') {
    const sent = readSubmission(form, bankInput)
    if (sent.status !== 'success') return refuse(intent, sent)
    return orRefuse(intent, sent, () => keep({ kind: 'bank', ...sent.value }))
  }
  if (intent === 'save-card') {
    const sent = readSubmission(form, cardInput)
    if (sent.status !== 'success') return refuse(intent, sent)
    return orRefuse(intent, sent, () => keep({ kind: 'card', ...sent.value }))
  }
  const sent = readSubmission(form, otherInput)
  if (sent.status !== 'success') return refuse(intent, sent)
  const name = edge.settings.payoutOtherMethod
  return orRefuse(intent, sent, () => keep({ kind: 'other', name, ...sent.value }))
}
