import { eq } from 'drizzle-orm'
import { clockActor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { listDueClocks, runClock } from '../clocks/run-clock.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { dealClock, dealEvent, dealRequest, milestone } from '../schema.server.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '../testing.ts'

export const START = new Date('2030-01-01T10:00:00Z')

/** A deal of two paid parts of a hundred each, five days for each, in a time of its own. */
export async function twoPaidParts(database: TestDatabase) {
  const { db } = database
  const clock = movableClock(START)
  const run = transactions(database, clock, async () => {})
  const pair = await run((tx) => aPair(tx))
  const parts = ['Draft', 'Sign'].map((title) => ({ title, priceMinor: 10_000, days: 5 }))
  const dealId = await run((tx) => anAgreedDeal(tx, pair, someContent({ milestones: parts })))
  const [first, second] = await milestonesOf({ db: db as never }, dealId)
  if (!first || !second) throw new Error('There are not two parts')
  await run((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first.id, second.id] }))
  const of = async (which: { milestoneId: string }) =>
    (await db.select().from(milestone).where(eq(milestone.id, which.milestoneId)))[0]
  return {
    ...pair,
    run,
    clock,
    dealId,
    draft: { dealId, milestoneId: first.id },
    sign: { dealId, milestoneId: second.id },
    of,
    requests: () => db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId)),
    clocks: () => db.select().from(dealClock).where(eq(dealClock.dealId, dealId)),
    events: () => db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId)).orderBy(dealEvent.number),
    /** Everything that fell due by now happens. */
    ring: async () => {
      const due = await run((tx) => listDueClocks(tx.db as never, tx.now, 1_000))
      for (const one of due.filter((each) => each.dealId === dealId))
        await run((tx) => runClock(tx, clockActor, one))
    },
  }
}
