import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { deal, milestone } from '../schema.server.ts'
import { aPair, anAgreedDeal } from '../testing.ts'
import { listCommissions } from './list-commissions.ts'

const { db, transaction } = await testDatabase()

test('of more milestones than are read at once the newest count, in the order in which they ended', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const now = new Date()
  const from = new Date(now.getTime() - 90 * DAY_MS)
  await db.update(deal).set({ state: 'completed', endedAt: now }).where(eq(deal.id, dealId))
  await db.execute(sql`
    insert into milestone select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'position', 100 + row, 'state', 'released', 'earned_minor', row,
      'ended_at', ${now.toISOString()}::timestamptz - interval '80 days' + row * interval '1 second'))).*
    from milestone as one, generate_series(1, 2100) as row where deal_id = ${dealId}`)
  const listed = await listCommissions(db, pair.seller.id, { from, to: now })
  const earned = listed.map(({ earnedMinor }) => Number(earnedMinor))
  expect(earned).toEqual(Array.from({ length: 2_000 }, (_, at) => at + 101))
  expect(await db.$count(milestone, eq(milestone.dealId, dealId))).toBe(2_101)
})
