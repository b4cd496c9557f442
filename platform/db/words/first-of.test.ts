import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lowerContains } from './contains.ts'
import { firstOf } from './first-of.ts'
import { testDatabase } from '#platform/db/testing.ts'

const { db } = await testDatabase()

beforeAll(async () => {
  await db.execute(sql`create table titled (id int primary key, title text not null)`)
  await db.execute(sql`insert into titled select n, 'Карта холмов и рек, number ' || n || repeat(' and more', 20)
    from generate_series(1, 20000) as n`)
  await db.execute(sql`create index titled_words on titled using gin (lower(title) gin_trgm_ops)`)
  await db.execute(sql`vacuum analyze titled`)
})

const withWords = (words: string) =>
  firstOf({ table: 'titled', where: lowerContains(sql`lower(title)`, words), most: 8 })
const planOf = async (words: string) => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, summary off, buffers off) ${withWords(words)}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('three letters that nobody has are looked for in the index, in every alphabet', async () => {
  for (const letters of ['zqx', 'ъыъ']) {
    const plan = await planOf(letters)
    expect(plan, letters).toMatch(/Bitmap Index Scan on titled_words \(actual rows=0/)
    expect(plan, letters).toContain('Rows Removed by Filter: 300\n')
  }
})

test('words of all titles are met at once, and their index is not asked', async () => {
  const { rows } = await db.execute(withWords('ХОЛМОВ и рек'))
  expect(rows).toHaveLength(8)
  expect(await planOf('холмов и рек')).toMatch(/on titled titled_2 \(never executed\)/)
})

test('what one row has is found', async () => {
  const { rows } = await db.execute(withWords('number 17017 '))
  expect(rows).toEqual([{ id: 17_017 }])
})
