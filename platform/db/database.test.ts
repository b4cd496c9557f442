import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './testing.ts'
import type { Transaction } from './transaction.ts'

test('a connection that breaks between two statements fails its transaction, and not the process', async () => {
  const { db, pool, transaction } = await testDatabase()
  const broken = transaction(async (tx) => {
    const { rows } = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    const isGone = async () =>
      (await pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount
    await expect.poll(isGone).toBe(0)
    await tx.db.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('connections that are cut all the time, most of all before a transaction begins, cost the pool no client', async () => {
  const { url, pool: outside } = await testDatabase()
  const { pool, db, close } = openDatabase(url, { poolSize: 3, name: 'cut all the time' })
  const cut = () =>
    outside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut all the time'`,
    )
  const work = () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.002)`))
  for (let round = 0; round < 60; round++) {
    const underWay = Array.from({ length: 6 }, () => work().catch(() => {}))
    await cut()
    await Promise.all(underWay)
  }
  expect(pool.totalCount - pool.idleCount).toBe(0)
  await Promise.all([work(), work(), work()])
  await close()
})

test('what waits for the end of a transaction is done once, within it, and not at all if it fails', async () => {
  const { transaction } = await testDatabase()
  const done: string[] = []
  const ask = (tx: Transaction, work: string) =>
    tx.atEnd('the same', async () => {
      await tx.db.execute(sql`select 1`)
      done.push(work)
    })
  await transaction(async (tx) => {
    ask(tx, 'first')
    ask({ ...tx, now: new Date(0) }, 'second')
    done.push('operation')
  })
  expect(done).toEqual(['operation', 'second'])
  const failed = transaction(async (tx) => {
    ask(tx, 'never')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(done).toHaveLength(2)
})

test('bulk work has statements that come again planned once, however often and with whatever values, and those said once forgotten', async () => {
  const { url } = await testDatabase()
  const bulk = openDatabase(url, { poolSize: 1, name: 'bulk', isForBulk: true })
  const double = async (number: number) =>
    (await bulk.db.execute<{ twice: number }>(sql`select ${number}::int * 2 as twice`)).rows[0]?.twice
  expect([await double(1), await double(2), await double(3)]).toEqual([2, 4, 6])
  const { rows } = await bulk.db.execute<{ uses: number }>(
    sql`select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%twice'`,
  )
  expect(rows).toEqual([{ uses: 2 }])
  const { rows: remembered } = await bulk.db.execute(sql`select name from pg_prepared_statements`)
  expect(remembered).toHaveLength(1)
  await bulk.close()
})
