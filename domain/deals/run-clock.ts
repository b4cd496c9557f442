import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { agreeBySilence } from './answer-request.ts'
import { cancelMilestone, figuresOf } from './end-milestone.ts'
import { concludeMove, dropPlanned } from './move.ts'
import { release } from './release-milestone.ts'
import { enterAsClock, type LockedDeal } from './locked-deal.ts'
import { type ClockKind, dealClock } from './schema.server.ts'
import { isHeld } from './states.ts'
import { record } from './timeline.ts'

export type DueClock = { dealId: string; subjectId: string; kind: ClockKind }

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
  if (due) await runs[due.kind](tx, room, due.subjectId)
}

type Run = (tx: Transaction, room: LockedDeal, subjectId: string) => Promise<void>

const runs: Record<ClockKind, Run> = {
  'expire-proposal': expire,
  'expire-unfunded': async (tx, room) => {
    if (room.deal.state === 'accepted') return expire(tx, room)
    await dropPlanned(tx, room)
    await record(tx, room, 'ended')
    await concludeMove(tx, room)
  },
  'remind-requirements': (tx, room) => record(tx, room, 'requirements-reminded'),
  'cancel-unanswered': cancelUnanswered,
  'remind-acceptance-half': (tx, room, milestoneId) =>
    record(tx, room, 'acceptance-reminded', { milestoneId }),
  'remind-acceptance-day': (tx, room, milestoneId) =>
    record(tx, room, 'acceptance-reminded', { milestoneId }),
  'accept-delivery': (tx, room, milestoneId) => release(tx, room, milestoneId, 'accept'),
  'agree-cancellation': agreeBySilence,
  'dispute-unanswered': (tx, room) => record(tx, room, 'dispute-unanswered'),
  'dispute-undecided': (tx, room) => record(tx, room, 'dispute-due'),
}

async function expire(tx: Transaction, room: LockedDeal): Promise<void> {
  await dropPlanned(tx, room)
  await record(tx, room, 'expired')
  await concludeMove(tx, room, { outcome: 'expired', invitationHash: null })
}

/** The buyer never said what is needed: their money goes back, and the fault is theirs. */
async function cancelUnanswered(tx: Transaction, room: LockedDeal): Promise<void> {
  for (const milestone of room.milestones.filter(({ state }) => isHeld(state))) {
    const parts = await cancelMilestone(tx, room, milestone, 'buyer')
    await record(tx, room, 'cancelled-unanswered', { milestoneId: milestone.id, data: figuresOf(parts) })
  }
  await concludeMove(tx, room)
}
