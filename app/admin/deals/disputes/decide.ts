import { redirect } from 'react-router'
import { z } from 'zod'
import type { Typed } from '#app/admin/settings/read-form.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import type { MemberActor } from '#domain/actor.ts'
import { askParty, decideDispute, faults, findDisputeCase } from '#domain/deals/index.ts'
import { decisionLimits } from '#domain/deals/decision-rules.ts'
import { parties } from '#domain/deals/states.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { decideAppealAs } from './decide-appeal.ts'
import { readEarned } from './decision-sums.ts'

const NAMES = ['intent', 'dispute', 'askedOf', 'question', 'outcome', 'earned', 'fault', 'reasons']
const fault = z.enum(faults)

type Next = (disputeId: string, done: 'asked' | 'decided' | 'again') => string

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'disputes.read',
  unknown: 'There is no such form on this page. Reload it and try again.',
  isPreview: ({ intent: said }) => said === 'preview' || said === 'preview-appeal',
})

const isKnown = (name: string) => NAMES.includes(name)
const FIELDS = {
  isField: isKnown,
  read: ({ form }: { form: FormData }) => ({ value: typedIn(form, isKnown) }),
}

/** What an administrator asks or decides, or what a decision would come to. */
export const disputeIntents = (next: Next) =>
  intents({
    preview: intent({ ...FIELDS, formId: 'decide' }),
    ask: intent({
      ...FIELDS,
      formId: 'ask-party',
      run: (tx, actor, typed) => askAs(tx, actor, typed),
      done: (_, disputeId) => redirect(next(disputeId, 'asked')),
    }),
    decide: intent({
      ...FIELDS,
      run: (tx, actor, typed, { settings }) => decideAs(tx, actor, typed, settings.currency),
      done: (_, disputeId) => redirect(next(disputeId, 'decided')),
    }),
    'preview-appeal': intent({ ...FIELDS, formId: 'decide-appeal' }),
    'decide-appeal': intent({
      ...FIELDS,
      run: (tx, actor, typed, { context }) => decideAppealAs(tx, actor, typed, context),
      done: (_, disputeId) => redirect(next(disputeId, 'again')),
    }),
  })

export type DisputeIntent = IntentOf<ReturnType<typeof disputeIntents>>

/** Of the same milestone another dispute may stand by now, which nobody here has read. */
async function findOpenCase({ db }: Transaction, actor: MemberActor, typed: Typed) {
  const disputeId = z.uuid().safeParse(typed['dispute']).data
  const found = disputeId && (await findDisputeCase(db, actor, disputeId))
  if (!disputeId || !found) throw new NotFound('There is no such dispute')
  if (found.dispute.state !== 'open') throw new Conflict('The dispute is over already')
  return { ...found, disputeId }
}

async function askAs(tx: Transaction, actor: MemberActor, typed: Typed): Promise<string> {
  const { deal, milestone, disputeId } = await findOpenCase(tx, actor, typed)
  const whom = z.enum(parties).safeParse(typed['askedOf'])
  if (!whom.success)
    throw new Invalid('Some answers need another look', { askedOf: ['Whom to ask: choose one side'] })
  const question = typed['question'] ?? ''
  await askParty(tx, actor, { dealId: deal.id, milestoneId: milestone.id, askedOf: whom.data, question })
  return disputeId
}

async function decideAs(
  tx: Transaction,
  actor: MemberActor,
  typed: Typed,
  currency: string,
): Promise<string> {
  const { deal, milestone, disputeId } = await findOpenCase(tx, actor, typed)
  const earned = readEarned(typed['outcome'] ?? '', typed['earned'] ?? '', {
    priceMinor: milestone.priceMinor,
    feeBearer: deal.feeBearer,
    terms: deal.rules,
    currency,
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
  const decision = {
    dealId: deal.id,
    milestoneId: milestone.id,
    earnedMinor: earned.value,
    fault: whose.data,
    reasons,
  }
  await decideDispute(tx, actor, decision)
  return disputeId
}
