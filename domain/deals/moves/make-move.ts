import { and, eq, inArray } from 'drizzle-orm'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { DAY_MS, after, setClock, stopAllClocks, stopClocks } from '../clocks/clocks.ts'
import { isArgued } from './deal-facts.ts'
import { type Deal, type LockedDeal, type Milestone, waitsForMoney } from './locked-deal.ts'
import type { Move } from './move-row.ts'
import { type MoveName, moves } from './moves.ts'
import { rowOf } from './timeline.ts'
import { voidMoot } from '../requests/void-moot.ts'
import { deal, milestone } from '../schema.server.ts'
import { type DealState, deriveDealState, isDealOver, type MilestoneState, outcomes } from '../states.ts'

const CHANGED = 'The deal has changed meanwhile: look at it again'

type MilestoneChange = Omit<Partial<typeof milestone.$inferInsert>, 'id' | 'dealId' | 'state'> & {
  /** Which state, where the row knows more than one. */
  to?: MilestoneState
}

/** Changes one milestone as the row of the move says, and only from a state that the row says. */
export async function moveMilestone(
  tx: Transaction,
  room: LockedDeal,
  name: MoveName,
  { id }: Milestone,
  { to, ...change }: MilestoneChange,
): Promise<void> {
  const row: Move = moves[name]
  if (!row.milestone) throw new Error(`The move ${name} changes no milestone`)
  const { from, to: leadsTo = [] } = row.milestone
  const state = to ?? leadsTo[0]
  if (state && !leadsTo.includes(state)) throw new Error(`The move ${name} makes no milestone ${state}`)
  const changed = state ? { ...change, state } : change
  writeSoon(tx.db, {
    query: tx.db
      .update(milestone)
      .set(changed)
      .where(and(eq(milestone.id, id), inArray(milestone.state, from)))
      .returning({ id: milestone.id }),
    rows: [id],
    orElse: () => new Conflict(CHANGED),
  })
  room.milestones = room.milestones.map((one) =>
    one.id === id ? ({ ...one, ...changed } as Milestone) : one,
  )
  if (change.dueAt) await remindADayBefore(tx, room.deal.id, id, change.dueAt)
}

/** Wherever a date is set the seller is reminded of it, unless a day or less is left. */
async function remindADayBefore(tx: Transaction, dealId: string, id: string, dueAt: Date): Promise<void> {
  const runsAt = after(dueAt, -DAY_MS)
  if (runsAt > tx.now) await setClock(tx, { dealId, subjectId: id, kind: 'remind-due', runsAt })
}

export async function dropPlanned(tx: Transaction, room: LockedDeal, name: MoveName): Promise<void> {
  const row: Move = moves[name]
  if (!row.drops) throw new Error(`The move ${name} drops no milestone`)
  const dropped = await tx.db
    .update(milestone)
    .set({ state: 'dropped', endedAt: tx.now })
    .where(and(eq(milestone.dealId, room.deal.id), eq(milestone.state, 'planned')))
    .returning()
  const ids = new Map(dropped.map((one) => [one.id, one]))
  room.milestones = room.milestones.map((one) => ids.get(one.id) ?? one)
}

type DealChange = Omit<Partial<typeof deal.$inferInsert>, 'id' | 'state' | 'outcome'>

/**
 * The end of every move: facts are written, the state follows from them and is one that the row leads to, and requests and
 * clocks that no longer matter end.
 */
export async function concludeMove(
  tx: Transaction,
  room: LockedDeal,
  name: MoveName,
  change: DealChange = {},
): Promise<void> {
  const row: Move = moves[name]
  const before = room.deal
  const outcome = outcomes.find((one) => row.to?.includes(one)) ?? before.outcome
  const state = deriveDealState({
    isAccepted: Boolean(change.acceptedAt ?? before.acceptedAt),
    outcome,
    hasOpenDispute: room.disputes.some(isArgued),
    milestones: room.milestones.map((one) => one.state),
  })
  if (!(row.to ?? [before.state]).includes(state))
    throw new Error(`The move ${name} does not lead to ${state}`)
  // A deal ends once: a claim that came to nothing does not give anyone more time for the next.
  const endedAt = isDealOver(state) ? (before.endedAt ?? tx.now) : before.endedAt
  const changed = { ...change, outcome, state, endedAt, changedAt: tx.now }
  room.deal = { ...before, ...changed } as Deal
  await followState(tx, room)
  const { eventsCount } = room.deal
  writeSoon(tx.db, {
    query: tx.db
      .update(deal)
      .set({ ...changed, eventsCount })
      .where(and(eq(deal.id, before.id), inArray(deal.state, startsFrom(row))))
      .returning({ id: deal.id }),
    rows: [rowOf(before.id)],
    orElse: () => new Conflict(CHANGED),
  })
  if (state !== before.state) await announceMoved(tx, room.deal, before.state)
}

async function announceMoved(tx: Transaction, moved: Deal, from: DealState): Promise<void> {
  const { id: dealId, state: to, buyerId, sellerId, teamId, serviceId } = moved
  await tx.announce({ kind: 'deal.moved', dealId, from, to, buyerId, sellerId, teamId, serviceId })
}

/** What has just begun was written down where its row leads to. */
const startsFrom = ({ from, to = [] }: Move): readonly DealState[] => (from.length > 0 ? from : to)

async function followState(tx: Transaction, room: LockedDeal): Promise<void> {
  const { id: dealId, state, rules } = room.deal
  await voidMoot(tx, room)
  if (isDealOver(state))
    await stopAllClocks(
      tx,
      dealId,
      room.requests.map(({ id }) => id),
    )
  else await followMoney(tx, room, rules.unfundedExpiresDays)
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
