import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyOut } from './copy-out.ts'
import { lendClient } from './lend-client.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()

test('every byte of rows that are taken slower than they come is the one that was sent', async () => {
  const ROWS = 20_000
  const text = await lendClient(database.pool, async (client) => {
    const chunks: Buffer[] = []
    const rows = copyOut(
      client,
      `(select n, repeat(md5(n::text), 1 + n % 40) from generate_series(1, ${ROWS}) n)`,
    )
    for await (const chunk of rows) {
      chunks.push(chunk as Buffer)
      if (chunks.length % 1_000 === 0) await soon()
    }
    return Buffer.concat(chunks).toString()
  })
  const { rows } = await database.pool.query<{ line: string }>(
    `select n || E'\\t' || repeat(md5(n::text), 1 + n % 40) as line from generate_series(1, ${ROWS}) n`,
  )
  expect(text === rows.map(({ line }) => `${line}\n`).join('')).toBe(true)
})

test('what the database refuses is told by the stream', async () => {
  await lendClient(database.pool, async (client) => {
    await expect(copyOut(client, '(select 1 / 0)').toArray()).rejects.toThrow('division by zero')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
