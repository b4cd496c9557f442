import { and, eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { available, postTransfer } from '#domain/ledger/index.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { negated, type Minor } from '#platform/money/money.ts'
import { expectDealMove } from './act.ts'
import { concludeMove } from './move.ts'
import { enterRoom, memberOf } from './room.ts'
import { dealEvent } from './schema.server.ts'
import { record } from './timeline.ts'

/** From balance to balance, the whole of it to the seller. The key of the form makes a double click one tip. */
export async function giveTip(
  tx: Transaction,
  actor: MemberActor,
  { dealId, amountMinor, formKey }: { dealId: string; amountMinor: Minor; formKey: string },
): Promise<void> {
  authorise(actor, 'deal.pay', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  expectDealMove(room, 'tip')
  if (amountMinor <= 0n) throw new Conflict('A tip is more than nothing')
  if (await wasGiven(tx, dealId, formKey)) return
  await postTransfer(tx, {
    kind: 'tip',
    key: `tip:${dealId}:${formKey}`,
    subject: { kind: 'deal', id: dealId },
    dealId,
    postings: [
      { account: available(actor.id), amount: negated(amountMinor) },
      { account: available(memberOf(room.deal, 'seller')), amount: amountMinor },
    ],
  })
  await record(tx, room, 'tipped', { data: { amountMinor: Number(amountMinor), formKey } })
  await concludeMove(tx, room)
}

/** Whoever sends the form again stands in a room where its tip is told of already. */
async function wasGiven(tx: Transaction, dealId: string, formKey: string): Promise<boolean> {
  const [told] = await tx.db
    .select({ number: dealEvent.number })
    .from(dealEvent)
    .where(
      and(
        eq(dealEvent.dealId, dealId),
        eq(dealEvent.kind, 'tipped'),
        eq(sql`${dealEvent.data}->>'formKey'`, formKey),
      ),
    )
  return told !== undefined
}
