import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { listDueClocks, runClock } from '../clocks/run-clock.ts'
import { look, startWalk, type Step, takeStep } from '../moves/testing-walk.ts'
import { dealClock, dealEvent } from '../schema.server.ts'

const database = await testDatabase()
const { db } = database

/** An order with questions that nobody has answered, after these steps. */
async function anOrder(parts: number, ...steps: Step[]) {
  const walk = await startWalk(database, 'order', parts)
  for (const step of steps) await takeStep(walk, await look(database, walk.dealId), step)
  return walk
}

test('nobody is asked again for answers, and nothing moves for want of them, while no work waits for them', async () => {
  const { dealId, clock, run } = await anOrder(2, 'buyer fundMilestones 0', 'buyer releaseEarly 0')
  const endsAt = async () =>
    (
      await db
        .select({ runsAt: dealClock.runsAt })
        .from(dealClock)
        .where(and(eq(dealClock.dealId, dealId), eq(dealClock.kind, 'expire-unfunded')))
    )[0]?.runsAt
  const before = await endsAt()
  clock.advanceMs(14 * DAY_MS)
  for (const kind of ['remind-requirements', 'cancel-unanswered'] as const)
    await run((tx) => runClock(tx, clockActor, { dealId, subjectId: dealId, kind }))
  expect(await endsAt()).toEqual(before)
  const told = await db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId))
  expect(told.map(({ kind }) => kind)).not.toContain('requirements-reminded')
})

test('what was paid for before the answers is due one after another from them on, and the record says when', async () => {
  const walk = await anOrder(2, 'buyer fundMilestones 1', 'buyer fundMilestones 0')
  walk.clock.advanceMs(3 * DAY_MS)
  await takeStep(walk, await look(database, walk.dealId), 'buyer answerRequirements')
  const { milestones } = await look(database, walk.dealId)
  const inDays = milestones.map(
    ({ dueAt }) => ((dueAt?.getTime() ?? 0) - walk.clock.now().getTime()) / DAY_MS,
  )
  expect(inDays).toEqual([5, 10])
  const told = await db.select().from(dealEvent).where(eq(dealEvent.dealId, walk.dealId))
  expect(told.filter(({ kind }) => kind === 'work-begun').map(({ data }) => data['dueAt'])).toEqual(
    milestones.map(({ dueAt }) => dueAt?.toISOString()),
  )
})

test('the time of what is disputed begins when the dispute is over, after what comes before it', async () => {
  const walk = await anOrder(2, 'buyer fundMilestones 0', 'buyer fundMilestones 1', 'buyer openDispute 1 =0')
  const act = async (step: Step) => takeStep(walk, await look(database, walk.dealId), step)
  const start = walk.clock.now().getTime()
  walk.clock.advanceMs(DAY_MS)
  await act('buyer answerRequirements')
  walk.clock.advanceMs(DAY_MS)
  await act('buyer withdrawDispute 1')
  const { milestones } = await look(database, walk.dealId)
  // Five days from the answers; then five more, and the two of the dispute.
  expect(milestones.map(({ dueAt }) => ((dueAt?.getTime() ?? 0) - start) / DAY_MS)).toEqual([6, 13])
})

test('questions are answered while the deal goes on, not in a claim after its end', async () => {
  const walk = await anOrder(1, 'buyer fundMilestones 0', 'buyer releaseEarly 0', 'buyer claimMoney 0 =0')
  const answer = takeStep(walk, await look(database, walk.dealId), 'buyer answerRequirements')
  await expect(answer).rejects.toThrow('The deal has ended')
})

test.each([
  { paid: 'before', steps: ['buyer fundMilestones 1', 'seller appealDecision 0'] as const },
  { paid: 'during', steps: ['seller appealDecision 0', 'buyer fundMilestones 1'] as const },
])(
  'the time to answer stands still in an appeal, of what was paid $paid it, and runs out after it',
  async ({ steps }) => {
    const walk = await anOrder(
      2,
      'buyer fundMilestones 0',
      'buyer openDispute 0',
      'admin decideDispute 0 =5000',
      ...steps,
    )
    const { dealId, clock, run } = walk
    const ring = async () => {
      const due = await listDueClocks(db, clock.now(), 1_000)
      for (const one of due.filter((each) => each.dealId === dealId))
        await run((tx) => runClock(tx, clockActor, one))
    }
    const stateOfSecond = async () => (await look(database, dealId)).milestones[1]?.state
    clock.advanceMs(40 * DAY_MS)
    await ring()
    expect(await stateOfSecond()).toBe('funded')
    await takeStep(walk, await look(database, dealId), 'admin decideAgain 0 =5000')
    const { requirementCancelDays } = (await look(database, dealId)).deal.rules
    clock.advanceMs(requirementCancelDays * DAY_MS - 1)
    await ring()
    expect(await stateOfSecond()).toBe('funded')
    clock.advanceMs(1)
    await ring()
    expect(await stateOfSecond()).toBe('refunded')
  },
)
