import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { movePayout, payoutMoveInput, payoutReasonInput, type PayoutMove } from '#domain/payouts/index.ts'
import { ExpectedError, Invalid } from '#platform/errors/errors.ts'
import type { RefusedForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { makeBatchOf, type NoBatch } from './batches/make-batch-of.ts'
import { listAddress, listParams } from './list-address.ts'

const MOST_AT_ONCE = 100

/** Ids in a fixed order, so that two administrators with the same selection can't wait for each other. */
export function readPayoutIds(given: readonly unknown[]): string[] {
  const ids = given.flatMap((id) => z.uuid().safeParse(id).data ?? [])
  return [...new Set(ids.map((id) => id.toLowerCase()))].toSorted().slice(0, MOST_AT_ONCE)
}

/** What the page is told when some of what was asked could not be done: how many were, and why the others were not. */
export type SomeRefused = { move: PayoutMove; done: number; refused: string[]; reason?: string | undefined }
export type PayoutsAnswer = SomeRefused | RefusedForm | NoBatch

export async function actOnPayouts(edge: MemberEdge) {
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'verify') return verify(edge)
  const ids = readPayoutIds(form.getAll('payout'))
  const batch = /^batch-(all-)?(bank|hand)$/.exec(intent)
  if (batch) return makeBatchOf(edge, batch[2] === 'bank' ? 'bank' : 'hand', batch[1] ? undefined : ids)
  const decided = /^do-(reject|fail)$/.exec(intent)?.[1]
  const move = payoutMoveInput.safeParse(decided ?? intent).data
  if (!move) throw new Invalid('Choose what to do with the selected payouts')
  if (ids.length === 0) throw new Invalid('Select at least one payout')
  if (decided) return decideWithReason(edge, form, move, ids)
  if (move === 'reject' || move === 'fail') return askForReason(edge, move, ids)
  return moveMany(edge, move, ids)
}

/** Nothing is done yet: the page asks why. */
function askForReason({ url }: MemberEdge, move: PayoutMove, ids: readonly string[]) {
  const params = listParams(url)
  params.set('with', move)
  for (const id of ids) params.append('payout', id)
  return redirect(`/admin/payouts?${params}#decide`)
}

async function decideWithReason(edge: MemberEdge, form: FormData, move: PayoutMove, ids: readonly string[]) {
  const sent = readSubmission(form, payoutReasonInput)
  if (sent.status !== 'success')
    return data<PayoutsAnswer>({ formId: 'reason', result: sent.reply() }, { status: 400 })
  return moveMany(edge, move, ids, sent.value.reason)
}

/** Each by itself: one that another administrator was faster with, or is one's own, does not hold up the rest. */
async function moveMany(edge: MemberEdge, move: PayoutMove, ids: readonly string[], reason?: string) {
  const { transaction, actor, settings, config, origin, url } = edge
  const given = { settings, siteOrigin: config.origin, origin }
  const refused: string[] = []
  for (const payoutId of ids) {
    try {
      await transaction((tx) => movePayout(tx, actor, { payoutId, move, reason }, given))
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      refused.push(error.message)
    }
  }
  const done = ids.length - refused.length
  if (refused.length > 0) return data<PayoutsAnswer>({ move, done, refused, reason }, { status: 409 })
  return redirect(listAddress(url, { done: `${move}-${done}` }))
}

async function verify({ transaction, actor, clock, url }: MemberEdge) {
  const beganMs = clock.now().getTime()
  await transaction((tx) => verifyLedger(tx, actor, ledgerChecks, () => clock.now().getTime() - beganMs))
  return redirect(listAddress(url, { done: 'verify' }, '#ledger'))
}
