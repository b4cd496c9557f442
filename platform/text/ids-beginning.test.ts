import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { idsBeginning } from './ids-beginning.ts'
import { testDatabase } from '#platform/db/testing.ts'

const { db } = await testDatabase()
const id = 'efb38c0e-6f1c-4f0e-9a53-a91f0c77d2e8'

beforeAll(async () => {
  await db.execute(sql`create table known (id uuid primary key)`)
  await db.execute(sql`insert into known select gen_random_uuid() from generate_series(1, 5000)`)
  await db.execute(sql`insert into known values (${id})`)
  await db.execute(sql`analyze known`)
})

const withBeginning = (typed: string) => {
  const ids = idsBeginning(typed)
  return sql`select id from known where id between ${ids?.first} and ${ids?.last}`
}

test.each(['efb38c0e', 'EFB38C0E', 'efb38c0e-', 'efb38c0e-6f1', 'efb38c0e6f1c', id, id.replaceAll('-', '')])(
  'the id that begins with %s is found',
  async (typed) => {
    expect((await db.execute(withBeginning(typed))).rows).toContainEqual({ id })
  },
)

test('it is found along the index of ids', async () => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${withBeginning('efb38c0e')}`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan (using|on) known_pkey/)
})

test.each(['', 'efb38c0', 'efb38c0g', '2026-11-01', 'efb3-8c0e', `${id}0`, '-efb38c0e', 'a maker of maps'])(
  '“%s” begins no id',
  (typed) => {
    expect(idsBeginning(typed)).toBeUndefined()
  },
)
