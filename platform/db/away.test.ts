import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openFreezableLine } from '#platform/realtime/testing-line.ts'
import { isDatabaseAway } from './database-away.ts'
import { openDatabase } from './database.ts'
import { testDatabase } from './testing.ts'

// Wide enough that a busy machine answers within them what it answers at all.
const limits = { connectMs: 3_000, statementMs: 1_000, silenceMs: 1_500 }
const one = sql`select 1`

async function openSmall(url: string, forgottenAfterMs?: number) {
  const opened = openDatabase(url, {
    poolSize: 2,
    name: 'small',
    limits,
    ...(forgottenAfterMs ? { forgottenAfterMs } : {}),
  })
  onTestFinished(() => opened.close())
  return opened
}

const becameOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  )

test('a server that goes silent is away for whoever asked, for everyone after them at once, and for nobody when it speaks again', async () => {
  const line = await openFreezableLine((await testDatabase()).url)
  onTestFinished(() => line.close())
  const { db, pool } = await openSmall(line.url)
  await db.execute(one)
  line.freeze()
  expect(await becameOf(db.execute(one))).toBe('away')
  const refusedAtOnce = Array.from({ length: 200 }, () => becameOf(db.transaction((tx) => tx.execute(one))))
  expect(new Set(await Promise.all(refusedAtOnce))).toEqual(new Set(['away']))
  expect(pool.waitingCount).toBe(0)
  line.thaw()
  await expect.poll(() => becameOf(db.execute(one))).toBe('done')
  expect(pool.totalCount - pool.idleCount).toBe(0)
})

test('a server that can’t be reached, and a pool that has no client left, are the database being away', async () => {
  const { db: unreachable } = await openSmall('postgres://somebody@localhost:1/nothing')
  expect(await becameOf(unreachable.execute(one))).toBe('away')
  expect(await becameOf(unreachable.transaction((tx) => tx.execute(one)))).toBe('away')
  const { pool, db } = await openSmall((await testDatabase()).url)
  const taken = [await pool.connect(), await pool.connect()]
  expect(await becameOf(db.execute(one))).toBe('away')
  for (const client of taken) client.release()
  expect(await becameOf(db.execute(one))).toBe('done')
})

test('a statement that is wrong is a fault, and one that takes too long is the database being away', async () => {
  const { db } = await openSmall((await testDatabase()).url)
  const wrong = await becameOf(db.execute(sql`select nothing from nowhere`))
  expect(wrong).toBeInstanceOf(Error)
  expect(await becameOf(db.execute(sql`select pg_sleep(30)`))).toBe('away')
})

test('whoever lifts the limit on their statements is not cut off by the client either, and the next one is', async () => {
  const { db } = await openSmall((await testDatabase()).url)
  const long = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_sleep(${limits.silenceMs / 1_000 + 0.3})`)
  })
  expect(await becameOf(long)).toBe('done')
  expect(await becameOf(db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`)))).toBe('away')
})

test('clients that are taken and never given back are replaced, and what is asked meanwhile of others is not cut', async () => {
  const { pool, db } = await openSmall((await testDatabase()).url, 2_000)
  const forgotten = [await pool.connect(), await pool.connect()]
  await expect.poll(() => becameOf(db.execute(one))).toBe('done')
  const busy = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_sleep(2.5)`)
  })
  expect(await becameOf(busy)).toBe('done')
  for (const client of forgotten) client.release()
  expect(pool.totalCount - pool.idleCount).toBe(0)
})
