import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { DAY_MS, after, setClock, stopAllClocks, stopClocks } from './clocks.ts'
import { type Milestone, type LockedDeal, waitsForMoney } from './locked-deal.ts'
import { deal, dealRequest, milestone } from './schema.server.ts'
import { type DealState, deriveDealState, isDealOver } from './states.ts'

type MilestoneChange = Partial<typeof milestone.$inferInsert>

/** Changes one milestone, guarded once more by the state that it was decided on. */
export async function moveMilestone(
  tx: Transaction,
  room: LockedDeal,
  { id, state }: Milestone,
  change: MilestoneChange,
): Promise<void> {
  const [changed] = await tx.db
    .update(milestone)
    .set(change)
    .where(and(eq(milestone.id, id), eq(milestone.state, state)))
    .returning()
  if (!changed) throw new Error(`The milestone ${id} changed under a lock`)
  room.milestones = room.milestones.map((one) => (one.id === id ? changed : one))
}

export async function dropPlanned(tx: Transaction, room: LockedDeal): Promise<void> {
  const dropped = await tx.db
    .update(milestone)
    .set({ state: 'dropped', endedAt: tx.now })
    .where(and(eq(milestone.dealId, room.deal.id), eq(milestone.state, 'planned')))
    .returning()
  const ids = new Map(dropped.map((one) => [one.id, one]))
  room.milestones = room.milestones.map((one) => ids.get(one.id) ?? one)
}

export type DealChange = Partial<typeof deal.$inferInsert>

/** The end of every action: facts are written, the state follows from them, and clocks that no longer matter stop. */
export async function concludeMove(
  tx: Transaction,
  room: LockedDeal,
  change: DealChange = {},
): Promise<void> {
  const before = room.deal
  const facts = { ...before, ...change }
  const state = deriveDealState({
    isAccepted: Boolean(facts.acceptedAt),
    outcome: facts.outcome ?? null,
    hasOpenDispute: Boolean(room.dispute),
    milestones: room.milestones.map((one) => one.state),
  })
  // A deal ends once: a claim that came to nothing does not give anyone more time for the next.
  const endedAt = isDealOver(state) ? (before.endedAt ?? tx.now) : before.endedAt
  const [after] = await tx.db
    .update(deal)
    .set({ ...change, state, endedAt, changedAt: tx.now })
    .where(eq(deal.id, before.id))
    .returning()
  if (!after) throw new Error(`The deal ${before.id} is gone`)
  room.deal = after
  await followState(tx, room, before.state)
}

async function followState(tx: Transaction, room: LockedDeal, from: DealState): Promise<void> {
  const { id: dealId, state, rules } = room.deal
  if (isDealOver(state)) {
    await stopAllClocks(tx, dealId)
    await voidRequests(tx, room)
  } else if (state !== 'disputed') {
    await followMoney(tx, room, rules.unfundedExpiresDays)
  }
  if (state !== from) {
    const { buyerId, sellerId, serviceId } = room.deal
    await tx.announce({ kind: 'deal.moved', dealId, from, to: state, buyerId, sellerId, serviceId })
  }
}

/** A deal that waits for money ends by itself; one that holds money waits for work. */
async function followMoney(tx: Transaction, room: LockedDeal, unfundedDays: number): Promise<void> {
  const { id: dealId, state } = room.deal
  const waits = waitsForMoney(state, room.milestones)
  if (waits)
    await setClock(tx, {
      dealId,
      subjectId: dealId,
      kind: 'expire-unfunded',
      runsAt: after(tx.now, unfundedDays * DAY_MS),
    })
  else if (room.waitsForMoney) await stopClocks(tx, dealId, ['expire-unfunded'])
  room.waitsForMoney = waits
}

/** Requests about what is over mean nothing any more. */
export async function voidRequests(
  tx: Transaction,
  room: LockedDeal,
  kinds: readonly (typeof dealRequest.$inferSelect)['kind'][] = ['extension', 'cancellation', 'milestone'],
): Promise<void> {
  const void_ = room.requests.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  if (void_.length === 0) return
  await tx.db
    .update(dealRequest)
    .set({ state: 'void', answeredAt: tx.now })
    .where(inArray(dealRequest.id, void_))
  for (const id of void_) await stopClocks(tx, id, ['agree-cancellation'])
  room.requests = room.requests.filter(({ id }) => !void_.includes(id))
}
