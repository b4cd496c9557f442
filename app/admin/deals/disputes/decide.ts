import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { RefusedForm } from '#app/answer-form.ts'
import { refusal, type Typed } from '#app/admin/settings/read-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { askParty, decideDispute, faults, findDisputeCase } from '#domain/deals/index.ts'
import { decisionLimits } from '#domain/deals/decision-rules.ts'
import { parties } from '#domain/deals/states.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import { readEarned } from './decision-sums.ts'

const FORM = 'decide'
const NAMES = ['intent', 'dispute', 'askedOf', 'question', 'outcome', 'earned', 'fault', 'reasons']
const fault = z.enum(faults)

type Next = (disputeId: string, done: 'asked' | 'decided') => string

/** What an administrator asks or decides, or what a decision would come to. */
export async function actOnDispute(edge: MemberEdge, form: FormData, next: Next) {
  const typed = typedIn(form, (name) => NAMES.includes(name))
  if (typed['intent'] === 'preview')
    return data<RefusedForm>({ formId: FORM, result: { initialValue: typed } })
  if (typed['intent'] !== 'decide' && typed['intent'] !== 'ask')
    throw new Invalid('There is no such form on this page. Reload it and try again.')
  const disputeId = z.uuid().safeParse(typed['dispute'])
  if (!disputeId.success) throw new NotFound('There is no such dispute')
  const asks = typed['intent'] === 'ask'
  try {
    await (asks ? askAs : decideAs)(edge, disputeId.data, typed)
  } catch (error) {
    if (!(error instanceof Invalid || error instanceof Conflict || error instanceof Forbidden)) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    const errors = Object.keys(fields).length > 0 ? fields : { '': [error.message] }
    const formId = asks ? 'ask-party' : FORM
    return data<RefusedForm>({ formId, result: refusal(typed, errors) }, { status: error.status })
  }
  return redirect(next(disputeId.data, asks ? 'asked' : 'decided'))
}

async function askAs({ db, actor, transaction }: MemberEdge, disputeId: string, typed: Typed) {
  const found = await findDisputeCase(db, actor, disputeId)
  if (!found) throw new NotFound('There is no such dispute')
  const whom = z.enum(parties).safeParse(typed['askedOf'])
  if (!whom.success)
    throw new Invalid('Some answers need another look', { askedOf: ['Whom to ask: choose one side'] })
  const question = typed['question'] ?? ''
  await transaction((tx) => askParty(tx, actor, { dealId: found.deal.id, askedOf: whom.data, question }))
}

async function decideAs({ db, actor, settings, transaction }: MemberEdge, disputeId: string, typed: Typed) {
  const found = await findDisputeCase(db, actor, disputeId)
  if (!found) throw new NotFound('There is no such dispute')
  const { deal, milestone } = found
  const earned = readEarned(typed['outcome'] ?? '', typed['earned'] ?? '', {
    priceMinor: milestone.priceMinor,
    feeBearer: deal.feeBearer,
    terms: deal.rules,
    currency: settings.currency,
  })
  const whose = fault.safeParse(typed['fault'])
  const reasons = (typed['reasons'] ?? '').trim()
  const wrong: Record<string, string[]> = {}
  if (earned.value === undefined) {
    const where = typed['outcome'] === 'split' ? 'earned' : 'outcome'
    wrong[where] = [earned.error]
  }
  if (!whose.success) wrong['fault'] = ['Whose fault it was: choose one']
  const { min } = decisionLimits.reasons
  if ([...reasons].length < min) wrong['reasons'] = [`Reasons: write at least ${min} characters`]
  if (earned.value === undefined || !whose.success || Object.keys(wrong).length > 0)
    throw new Invalid('Some answers need another look', wrong)
  const decision = { dealId: deal.id, earnedMinor: earned.value, fault: whose.data, reasons }
  await transaction((tx) => decideDispute(tx, actor, decision))
}
