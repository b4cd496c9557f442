import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Conflict } from '#platform/errors/errors.ts'
import { askWithWrites, writeSoon } from './pending-writes.ts'
import { testDatabase } from './testing.ts'
import type { Transaction } from './transaction.ts'

const { db, transaction } = await testDatabase()
await db.execute(sql`create table shelf (name text primary key, count int not null)`)
const put = (name: string, count = 1) => ({ query: sql`insert into shelf values (${name}, ${count})` })
const take = (name: string, from: number) => ({
  query: sql`update shelf set count = count - 1 where name = ${name} and count = ${from} returning name`,
  rows: [name],
  orElse: () => new Conflict('Somebody took it'),
})
const look = async ({ db: at }: Pick<Transaction, 'db'> | { db: typeof db }) => {
  const { rows } = await at.execute<{ name: string; count: number }>(sql`select * from shelf order by name`)
  return rows.map(({ name, count }) => `${name} ${count}`)
}

test('what is written soon is there before anything else is asked, and with the end of the transaction', async () => {
  await transaction(async (tx) => {
    writeSoon(tx.db, put('cup'), put('jug'))
    expect(await look(tx)).toEqual(['cup 1', 'jug 1'])
    writeSoon(tx.db, put('pan', 3))
  })
  expect(await look({ db })).toEqual(['cup 1', 'jug 1', 'pan 3'])
})

test('writes that mean the same row are done one after the other', async () => {
  await transaction(async (tx) => writeSoon(tx.db, take('pan', 3), take('pan', 2)))
  expect(await look({ db })).toContain('pan 1')
})

test('one that finds nothing to change refuses all of it, in its own words, whoever asks next', async () => {
  const refused = transaction(async (tx) => {
    writeSoon(tx.db, put('lid'), take('pan', 9))
    await look(tx)
  })
  await expect(refused).rejects.toThrow(new Conflict('Somebody took it'))
  await expect(transaction(async (tx) => writeSoon(tx.db, take('pan', 9)))).rejects.toThrow(Conflict)
  expect(await look({ db })).not.toContain('lid 1')
})

test('what an operation gives up is never written', async () => {
  const given = transaction(async (tx) => {
    writeSoon(tx.db, put('lid'))
    throw new Conflict('Not now')
  })
  await expect(given).rejects.toThrow('Not now')
  expect(await look({ db })).not.toContain('lid 1')
})

test('a question that does not depend on what waits goes with it, and its parts answer', async () => {
  const answer = await transaction((tx) => {
    writeSoon(tx.db, put('ladle'))
    return askWithWrites<{ name: string }>(
      tx.db,
      { made: sql`insert into shelf values ('sieve', 2) returning name` },
      sql`select name from made`,
    )
  })
  expect(answer).toEqual([{ name: 'sieve' }])
  expect(await look({ db })).toEqual(expect.arrayContaining(['ladle 1', 'sieve 2']))
})

test('more writes than one statement can have are several', async () => {
  const many = Array.from({ length: 450 }, (_, nth) => put(`spoon ${nth}`))
  await transaction(async (tx) => writeSoon(tx.db, ...many))
  const wide = Array.from({ length: 2 }, (_, nth) => ({
    query: sql`insert into shelf select ${`fork ${nth}`}, 1 where 0 in (${sql.join(
      Array.from({ length: 33_000 }, (_value, place) => sql`${place}`),
      sql`, `,
    )})`,
  }))
  await transaction(async (tx) => writeSoon(tx.db, ...wide))
  expect((await look({ db })).filter((one) => /spoon|fork/.test(one))).toHaveLength(452)
})
