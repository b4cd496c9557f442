import { z } from 'zod'
import type { Typed } from '#app/admin/settings/read-form.ts'
import type { MemberActor } from '#domain/actor.ts'
import { CHANGED_BAN_DAYS } from '#domain/appeals/appeal-rules.ts'
import { appealReason, decideAppeal, findAppealsOfDisputes } from '#domain/appeals/index.ts'
import { type DisputeCase, faults, findDisputeCase } from '#domain/deals/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { readEarned } from './decision-sums.ts'

type Context = Parameters<typeof decideAppeal>[3]
type Found = Pick<DisputeCase, 'dispute' | 'milestone' | 'deal'>

const outcomes = z.enum(['upheld', 'changed'])
const fault = z.enum(faults)
const reasons = appealReason('Reasons')

/** The second look at a dispute, where its whole case is read: it stays, or is divided anew within what is held. */
export async function decideAppealAs(
  tx: Transaction,
  actor: MemberActor,
  typed: Typed,
  context: Context,
): Promise<string> {
  const disputeId = z.uuid().safeParse(typed['dispute']).data
  const found = disputeId && (await findDisputeCase(tx.db, actor, disputeId))
  if (!disputeId || !found) throw new NotFound('There is no such dispute')
  const [appeal] = await findAppealsOfDisputes(tx.db, actor, [disputeId])
  if (!appeal || found.dispute.state !== 'appealed') throw new Conflict('The appeal is decided already')
  const read = readDecision(found, typed, context.settings.currency)
  await decideAppeal(tx, actor, { number: appeal.number, days: CHANGED_BAN_DAYS.usual, ...read }, context)
  return disputeId
}

function readDecision(found: Found, typed: Typed, currency: string) {
  const outcome = outcomes.safeParse(typed['outcome'])
  const reason = reasons.safeParse(typed['reasons'] ?? '')
  const wrong: Record<string, string[]> = {}
  if (!outcome.success) wrong['outcome'] = ['Outcome: choose one']
  if (!reason.success) wrong['reasons'] = reason.error.issues.slice(0, 1).map(({ message }) => message)
  const isChanged = outcome.data === 'changed'
  const whose = fault.safeParse(typed['fault'])
  if (isChanged && !whose.success) wrong['fault'] = ['Whose fault it was: choose one']
  const earned = isChanged ? readNewEarned(found, typed['earned'] ?? '', currency) : undefined
  if (earned?.error) wrong['earned'] = [earned.error]
  if (!outcome.success || !reason.success || Object.keys(wrong).length > 0)
    throw new Invalid('Some answers need another look', wrong)
  return {
    outcome: outcome.data,
    reason: reason.data,
    ...(earned?.value !== undefined && whose.success
      ? { division: { earnedMinor: earned.value, fault: whose.data } }
      : {}),
  }
}

/** What is out of reach stays as it was divided. */
function readNewEarned({ dispute, milestone, deal }: Found, typed: string, currency: string) {
  if (dispute.appealHeldMinor === null)
    return { value: milestone.earnedMinor ?? milestone.priceMinor, error: undefined }
  return readEarned('split', typed, {
    priceMinor: milestone.priceMinor,
    feeBearer: deal.feeBearer,
    terms: deal.rules,
    currency,
  })
}
