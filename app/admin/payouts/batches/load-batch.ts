import type { MemberEdge } from '#app/edge.ts'
import { actorNames, nameMembers } from '#domain/accounts/index.ts'
import { explainSecondEyes, findBatch, payoutLimits } from '#domain/payouts/index.ts'
import { add } from '#platform/money/money.ts'
import { readBatchNumber } from './read-batch-number.ts'

/** One batch: what it holds, what became of that, and what keeps this administrator from carrying it on. */
export async function loadBatch(edge: MemberEdge) {
  const { db, actor, params, settings, clock, url } = edge
  const { batch, payouts, debts } = await findBatch(db, actor, readBatchNumber(params))
  const names = await nameMembers(
    db,
    payouts.map(({ memberId }) => memberId),
  )
  const nameOf = await actorNames(
    db,
    [batch.madeBy, batch.sentBy, batch.endedBy].filter((by) => by !== null),
  )
  const open = payouts.filter(({ state, leftAt }) => !leftAt && (state === 'approved' || state === 'sent'))
  return {
    batch,
    payouts: payouts.map((one) => ({ ...one, member: names.get(one.memberId)?.displayName ?? 'Nobody' })),
    by: {
      made: nameOf(batch.madeBy),
      sent: batch.sentBy ? nameOf(batch.sentBy) : '',
      ended: batch.endedBy ? nameOf(batch.endedBy) : '',
    },
    open: { count: open.length, sum: add(...open.map(({ amount }) => amount)) },
    hasOwn: open.some(({ memberId }) => memberId === actor.id),
    /** Four eyes are asked of the whole file, and of what can still be moved. */
    eyes: {
      file: await explainSecondEyes(db, actor, payouts, settings),
      move: await explainSecondEyes(db, actor, open, settings),
    },
    /** What keeps the files in the house. */
    debts,
    limits: payoutLimits,
    now: clock.now(),
    done: url.searchParams.get('done'),
  }
}

export type BatchData = Awaited<ReturnType<typeof loadBatch>>
