import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { movePayout, payoutReasonInput, type PayoutMove } from '#domain/payouts/index.ts'
import { ExpectedError, Invalid } from '#platform/errors/errors.ts'
import { makeBatchOf, type NoBatch } from './batches/make-batch-of.ts'
import { listAddress, listParams } from './list-address.ts'

const MOST_AT_ONCE = 100

/** Ids in a fixed order, so that two administrators with the same selection can't wait for each other. */
export function readPayoutIds(given: readonly unknown[]): string[] {
  const ids = given.flatMap((id) => z.uuid().safeParse(id).data ?? [])
  return [...new Set(ids.map((id) => id.toLowerCase()))].toSorted().slice(0, MOST_AT_ONCE)
}

function selectedIn(form: FormData): string[] {
  const ids = readPayoutIds(form.getAll('payout'))
  if (ids.length === 0) throw new Invalid('Select at least one payout')
  return ids
}

/** What the page is told when some of what was asked could not be done: how many were, and which of the others were not and why. */
export type SomeRefused = {
  move: PayoutMove
  done: number
  refused: string[]
  chosen: string[]
  reason?: string | undefined
}
export type PayoutsAnswer = SomeRefused | RefusedForm | NoBatch

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'payouts.read',
  unknown: 'Choose what to do with the selected payouts',
  mends: mendsNothing,
})

const moveAll = (move: PayoutMove) =>
  intent({ runOutside: (asked) => moveMany(asked, move, selectedIn(asked.form)) })

/** Nothing is done yet: the page asks why. */
const askForReason = (move: PayoutMove) =>
  intent({
    runOutside: ({ url, form }) => {
      const ids = selectedIn(form)
      const params = listParams(url)
      params.set('with', move)
      for (const id of ids) params.append('payout', id)
      return redirect(`/admin/payouts?${params}#decide`)
    },
  })

const moveWithReason = (move: PayoutMove) =>
  intent({
    formId: 'reason',
    input: ({ form }) => (selectedIn(form), payoutReasonInput),
    runOutside: (asked, { reason }) => moveMany(asked, move, selectedIn(asked.form), reason),
  })

/** One batch of the chosen payouts, or of all that wait. */
const batchOf = (way: 'bank' | 'hand', isAll: boolean) =>
  intent({
    runOutside: (asked) =>
      makeBatchOf(asked, way, isAll ? undefined : readPayoutIds(asked.form.getAll('payout'))),
  })

export const payoutsIntents = intents({
  verify: intent({
    runOutside: async ({ transaction, actor, clock, url }) => {
      const beganMs = clock.now().getTime()
      await transaction((tx) => verifyLedger(tx, actor, ledgerChecks, () => clock.now().getTime() - beganMs))
      return redirect(listAddress(url, { done: 'verify' }, '#ledger'))
    },
  }),
  approve: moveAll('approve'),
  send: moveAll('send'),
  pay: moveAll('pay'),
  reject: askForReason('reject'),
  fail: askForReason('fail'),
  return: askForReason('return'),
  'do-reject': moveWithReason('reject'),
  'do-fail': moveWithReason('fail'),
  'do-return': moveWithReason('return'),
  'batch-bank': batchOf('bank', false),
  'batch-hand': batchOf('hand', false),
  'batch-all-bank': batchOf('bank', true),
  'batch-all-hand': batchOf('hand', true),
})

export type PayoutsIntent = IntentOf<typeof payoutsIntents>

/** Each by itself: one that another administrator was faster with, or is one's own, does not hold up the rest. */
async function moveMany(
  edge: MemberEdge & { context: Parameters<typeof movePayout>[3] },
  move: PayoutMove,
  ids: readonly string[],
  reason?: string,
) {
  const { transaction, actor, context, url } = edge
  const refused: string[] = []
  const chosen: string[] = []
  for (const payoutId of ids) {
    try {
      await transaction((tx) => movePayout(tx, actor, { payoutId, move, reason }, context))
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      refused.push(error.message)
      chosen.push(payoutId)
    }
  }
  const done = ids.length - refused.length
  if (refused.length > 0) return data<PayoutsAnswer>({ move, done, refused, chosen, reason }, { status: 409 })
  return redirect(listAddress(url, { done: `${move}-${done}` }))
}
