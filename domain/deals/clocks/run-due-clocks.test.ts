import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { runDealClocksJob } from '../jobs.ts'
import { dealClock } from '../schema.server.ts'
import { aPair, aProposal, stateOf } from '../testing.ts'

const clock = movableClock(new Date('2031-05-05T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('a deal whose clock can’t be run keeps no other from its time, stays due, and is told of at the end', async () => {
  const [broken, other] = await transaction(async (tx) => {
    const pair = await aPair(tx, 0)
    return [await aProposal(tx, pair), await aProposal(tx, pair)]
  })
  const sooner = new Date(clock.now().getTime() + 1)
  await db.update(dealClock).set({ runsAt: sooner }).where(eq(dealClock.dealId, broken!))
  clock.advanceMs(400 * 24 * 3_600_000)
  let tries = 0
  const failing = (step: never) =>
    tries++ === 0 ? Promise.reject(new Error('The room is gone')) : transaction(step)
  const services = { db, clock, transaction: failing }
  await expect(runDealClocksJob.run(services as never, {})).rejects.toThrow('Some clocks of deals')
  const states = () => Promise.all([broken!, other!].map((id) => stateOf({ db: db as never }, id)))
  expect(await states()).toEqual(['proposed', 'expired'])
  await runDealClocksJob.run({ db, clock, transaction } as never, {})
  expect(await states()).toEqual(['expired', 'expired'])
})
