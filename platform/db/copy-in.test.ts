import { expect, test } from 'vitest'
import { copyIn, copyLine } from './copy-in.ts'
import { testDatabase } from './testing.ts'

test('rows come in as they were given, whatever is in them', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  await client.query('create table given (words text, number int, is_so boolean, data bytea)')
  const rows = [
    ['a\ttab, a \\ and a\nline', 7, true, Buffer.from([0, 92, 120, 255])],
    [null, -1, false, Buffer.alloc(0)],
  ] as const
  await copyIn(client, 'given', rows.map(copyLine))
  const { rows: found } = await client.query({ text: 'select * from given', rowMode: 'array' })
  expect(found).toEqual(rows)
  client.release()
})

test('lines that are bytes already come in between others, however long they are', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  await client.query('create table given (number int)')
  const bytes = Buffer.from(Array.from({ length: 40_000 }, (_, number) => `${number}\n`).join(''))
  await copyIn(client, 'given', ['-1\n', bytes, '-2\n'])
  const { rows } = await client.query('select count(*)::int as many, sum(number)::int as sum from given')
  expect(rows).toEqual([{ many: 40_002, sum: 799_980_000 - 3 }])
  client.release()
})

test('a row that does not fit is refused, and so is a source that breaks; the connection goes on', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  await client.query('create table given (number int)')
  await expect(copyIn(client, 'given', ['1\n', 'two\n', '3\n'])).rejects.toThrow(/invalid input syntax/)
  function* broken() {
    yield '1\n'
    throw new Error('no more')
  }
  await expect(copyIn(client, 'given', broken())).rejects.toThrow('no more')
  expect((await client.query('select count(*)::int as many from given')).rows).toEqual([{ many: 0 }])
  client.release()
})
