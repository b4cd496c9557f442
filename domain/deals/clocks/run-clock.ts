import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { agree } from '../requests/answer-request.ts'
import { lapse } from '../requests/lapse-request.ts'
import { factsOf } from '../moves/deal-facts.ts'
import { cancelMilestone, figuresOf } from '../milestones/end-milestone.ts'
import { concludeMove, dropPlanned } from '../moves/make-move.ts'
import { release } from '../milestones/release-milestone.ts'
import { enterAsClock, type LockedDeal, milestoneIn } from '../moves/locked-deal.ts'
import { type ClockMove, movesAfter } from '../moves/find-moves.ts'
import { subjectOf, whyNot } from '../policy.ts'
import { dealClock } from '../schema.server.ts'
import type { ClockKind } from '../states.ts'
import { record, recordAside } from '../moves/timeline.ts'

type DueClock = { dealId: string; subjectId: string; kind: ClockKind }

/** Clocks whose time has come, oldest first. */
export async function listDueClocks(db: Db, now: Date, most: number): Promise<DueClock[]> {
  return db
    .select({ dealId: dealClock.dealId, subjectId: dealClock.subjectId, kind: dealClock.kind })
    .from(dealClock)
    .where(and(lte(dealClock.runsAt, now), isNull(dealClock.stoppedLeftMs)))
    .orderBy(asc(dealClock.runsAt))
    .limit(most)
}

/** Runs one clock, if it still stands when the room is entered: at most once, whoever else is about to run it. */
export async function runClock(tx: Transaction, actor: Actor, clock: DueClock): Promise<void> {
  authorise(actor, 'deal.run-clock')
  const room = await enterAsClock(tx, clock.dealId)
  const [due] = await tx.db
    .delete(dealClock)
    .where(
      and(
        eq(dealClock.subjectId, clock.subjectId),
        eq(dealClock.kind, clock.kind),
        lte(dealClock.runsAt, tx.now),
        isNull(dealClock.stoppedLeftMs),
      ),
    )
    .returning()
  if (!due) return
  const name = movesAfter(due.kind).find(
    (one) => !whyNot(factsOf(room), one, { ...aboutOf(room, one, due.subjectId), by: 'clock', now: tx.now }),
  )
  // What somebody did meanwhile has left it nothing to do.
  if (name) await runs[name](tx, room, due.subjectId)
}

/** What the clock is about, as the policy asks for it. */
function aboutOf({ disputes }: LockedDeal, name: ClockMove, subjectId: string) {
  const of = subjectOf(name)
  if (of === 'request') return { requestId: subjectId }
  if (of === 'dispute') return { milestoneId: disputes.find(({ id }) => id === subjectId)?.milestoneId }
  return { milestoneId: subjectId }
}

type Run = (tx: Transaction, room: LockedDeal, subjectId: string) => Promise<void>

const runs: Record<ClockMove, Run> = {
  expireDeal: async (tx, room) => {
    await dropPlanned(tx, room, 'expireDeal')
    await record(tx, room, 'expired')
    await concludeMove(tx, room, 'expireDeal', { invitationHash: null })
  },
  endUnfunded: async (tx, room) => {
    await dropPlanned(tx, room, 'endUnfunded')
    await record(tx, room, 'ended')
    await concludeMove(tx, room, 'endUnfunded')
  },
  remindRequirements: (tx, room) => recordAside(tx, room, 'requirements-reminded'),
  cancelUnanswered,
  remindDue,
  remindAcceptance: (tx, room, milestoneId) => recordAside(tx, room, 'acceptance-reminded', { milestoneId }),
  acceptDelivery: (tx, room, milestoneId) => release(tx, room, milestoneId, 'acceptDelivery'),
  agreeCancellation: agree,
  lapseCancellation: (tx, room, requestId) => lapse(tx, room, 'lapseCancellation', requestId),
  lapseRefund: (tx, room, requestId) => lapse(tx, room, 'lapseRefund', requestId),
  noteUnanswered: (tx, room, disputeId) => noteDispute(tx, room, disputeId, 'dispute-unanswered'),
  noteUndecided: (tx, room, disputeId) => noteDispute(tx, room, disputeId, 'dispute-due'),
}

/** Whoever was not reminded in time, since nobody ran, is late already and knows it. */
async function remindDue(tx: Transaction, room: LockedDeal, milestoneId: string): Promise<void> {
  const { dueAt } = milestoneIn(room, milestoneId)
  if (dueAt && dueAt > tx.now) await recordAside(tx, room, 'due-reminded', { milestoneId })
}

function noteDispute(
  tx: Transaction,
  room: LockedDeal,
  disputeId: string,
  kind: 'dispute-unanswered' | 'dispute-due',
): Promise<void> {
  const about = room.disputes.find(({ id }) => id === disputeId)
  return recordAside(tx, room, kind, about ? { milestoneId: about.milestoneId } : {})
}

/** The buyer never said what is needed: their money goes back, and the fault is theirs. */
async function cancelUnanswered(tx: Transaction, room: LockedDeal): Promise<void> {
  for (const milestone of room.milestones.filter(({ state }) => state === 'funded')) {
    const parts = await cancelMilestone(tx, room, 'cancelUnanswered', milestone, 'buyer')
    await record(tx, room, 'cancelled-unanswered', { milestoneId: milestone.id, data: figuresOf(parts) })
  }
  await concludeMove(tx, room, 'cancelUnanswered')
}
