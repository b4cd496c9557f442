import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { openBus, publish } from './bus.ts'
import { openFreezableLine } from './testing-line.ts'

async function twoEnds() {
  const database = await testDatabase()
  const bus = await openBus(database.url)
  onTestFinished(() => bus.close())
  return { database, bus }
}

test('a message published in a transaction arrives when it commits', async () => {
  const { database, bus } = await twoEnds()
  const heard = new Promise((resolve) => bus.on('greeting', resolve))
  await database.transaction((tx) => publish(tx.db, 'greeting', { words: 'good day' }))
  expect(await heard).toEqual({ words: 'good day' })
})

test('a message of a transaction that fails never arrives', async () => {
  const { database, bus } = await twoEnds()
  const heard: unknown[] = []
  bus.on('greeting', (data) => heard.push(data))
  await database
    .transaction(async (tx) => {
      await publish(tx.db, 'greeting', 'lost')
      throw new Error('no')
    })
    .catch(() => {})
  const last = new Promise((resolve) => bus.on('greeting', resolve))
  await publish(database.db, 'greeting', 'kept')
  await last
  expect(heard).toEqual(['kept'])
})

test('after its connection is cut the bus says that there was a gap, and hears again', async () => {
  const { database, bus } = await twoEnds()
  const gaps: boolean[] = []
  const back = new Promise<void>((resolve) => {
    bus.onGap(() => {
      gaps.push(bus.isListening())
      if (bus.isListening()) resolve()
    })
  })
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildhall bus' and datname = current_database()`,
  )
  await back
  expect(gaps[0]).toBe(false)
  const heard = new Promise((resolve) => bus.on('greeting', resolve))
  await publish(database.db, 'greeting', 'again')
  expect(await heard).toBe('again')
})

test('contents too large for a notice are refused before they can be lost', async () => {
  const { database } = await twoEnds()
  await expect(publish(database.db, 'greeting', 'x'.repeat(9_000))).rejects.toThrow(/ids, not contents/)
})

test('what somebody else says on the channel is ignored, whatever it is, and the bus hears on', async () => {
  const { database, bus } = await twoEnds()
  const heard: unknown[] = []
  bus.on('greeting', (data) => heard.push(data))
  const said = [
    'hello',
    '',
    'null',
    '[]',
    '"greeting"',
    '{"topic":7}',
    '{"data":1}',
    '{"topic":"__proto__"}',
    '{"topic":',
  ]
  for (const payload of said) await database.pool.query(`select pg_notify('guildhall', $1)`, [payload])
  const last = new Promise((resolve) => bus.on('greeting', resolve))
  await publish(database.db, 'greeting', 'good day')
  await last
  expect(heard).toEqual(['good day'])
})

test('a listener that fails keeps nobody else from hearing', async () => {
  const { database, bus } = await twoEnds()
  bus.on('greeting', () => {
    throw new Error('not today')
  })
  const heard = new Promise((resolve) => bus.on('greeting', resolve))
  await publish(database.db, 'greeting', 'good day')
  expect(await heard).toBe('good day')
})

test('a connection that goes silent without breaking is not trusted, and is renewed', async () => {
  const database = await testDatabase()
  const line = await openFreezableLine(database.url)
  onTestFinished(() => line.close())
  const bus = await openBus(line.url, { beatEveryMs: 50, silenceMs: 300 })
  onTestFinished(() => bus.close())
  line.freeze()
  await expect.poll(() => bus.isListening()).toBe(false)
  line.thaw()
  await expect.poll(() => bus.isListening()).toBe(true)
  const heard = new Promise((resolve) => bus.on('greeting', resolve))
  await publish(database.db, 'greeting', 'again')
  expect(await heard).toBe('again')
})
