import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { clearing, holdForClearing, postTransfer } from '#domain/ledger/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { negated, type Minor } from '#platform/money/money.ts'
import { expectMove } from '../moves/expect-move.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { dealEvent } from '../schema.server.ts'
import { record } from '../moves/timeline.ts'
import { partsOf } from './paid-rules.ts'
import { tipLeft, tipsIn } from '../tip-rules.ts'
import { hasSomebodyLeft } from './somebody-left.ts'

/**
 * From the buyer's balance, the whole of it to the seller (a team by its shares), where it clears as all earnings do. The key of the form makes a double
 * click one tip; the room is locked, so that two tips at once are not more than one may give.
 */
export async function giveTip(
  tx: Transaction,
  actor: MemberActor,
  { dealId, amountMinor, formKey }: { dealId: string; amountMinor: Minor; formKey: string },
): Promise<void> {
  authorise(actor, 'deal.pay')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'giveTip')
  if (amountMinor <= 0n) throw new Conflict('A tip is more than nothing')
  const before = await listTips(tx, dealId)
  // Whoever sends the form again stands in a room where its tip is told of already.
  if (before.some(({ data }) => data['formKey'] === formKey)) return
  if (await hasSomebodyLeft(tx.db, room))
    throw new Conflict('An account that would get it was deleted: no tip can be given here any more')
  if (amountMinor > tipLeft(room.milestones, tipsIn(before)))
    throw new Conflict('All tips of a deal together are at most what was earned in it: give less')
  const paid = partsOf(room, amountMinor)
  await postTransfer(tx, {
    kind: 'tip',
    key: `tip:${dealId}:${formKey}`,
    subject: { kind: 'deal', id: dealId },
    dealId,
    postings: [
      { spentBy: actor.id, amount: negated(amountMinor) },
      ...paid.map(({ memberId, amount }) => ({ account: clearing(memberId), amount })),
    ],
  })
  await holdForClearing(tx, {
    subjectKind: 'tip',
    subjectId: crypto.randomUUID(),
    dealId,
    parts: paid,
    clearingDays: room.deal.rules.clearingDays,
  })
  await record(tx, room, 'tipped', { data: { amountMinor: Number(amountMinor), formKey } })
  await concludeMove(tx, room, 'giveTip')
}

function listTips(tx: Transaction, dealId: string) {
  return tx.db
    .select({ kind: dealEvent.kind, data: dealEvent.data })
    .from(dealEvent)
    .where(and(eq(dealEvent.dealId, dealId), eq(dealEvent.kind, 'tipped')))
}
