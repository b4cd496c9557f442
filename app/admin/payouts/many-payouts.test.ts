import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { listPayouts, readPayoutFilters } from '#domain/payouts/index.ts'
import { makePayout } from '#domain/payouts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'

const { db, transaction } = await testDatabase()

test('more payouts than anybody pages through are not counted to their end, and the oldest come first', async () => {
  const boss = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const id = await transaction(async (tx) => makePayout(tx, await makeMember(tx)))
  await db.execute(sql`
    insert into payout overriding system value select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 1000000 + row, 'state', 'failed', 'reason', 'The account is closed',
      'asked_at', asked_at - row * interval '1 minute'))).*
    from payout as one, generate_series(1, 10001) as row where id = ${id}`)
  for (const show of ['all', 'ended']) {
    const list = (page: number) => {
      const filters = readPayoutFilters(new URLSearchParams({ show, page: String(page) }))
      return listPayouts(db, boss, { filters, currency: 'USD' })
    }
    expect(await list(1_000)).toMatchObject({ found: 10_000, isOver: true, page: 334, pages: 334 })
    const { rows } = await list(1)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => 1_010_001 - at))
  }
})
