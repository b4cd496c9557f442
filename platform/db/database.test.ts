import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

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
