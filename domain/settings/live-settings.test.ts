import { expect, onTestFinished, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openBus } from '#platform/realtime/bus.ts'
import { changeSettings } from './change-settings.ts'
import { knowingOwnChanges } from './knowing-own-changes.ts'
import { openLiveSettings, type LiveSettings } from './live-settings.ts'
import { newestChangeId } from './queries.ts'
import { withdrawChanges } from './withdraw-changes.ts'

const noJobs = { enqueue: async () => {} }

async function twoProcesses() {
  const clock = movableClock(new Date('2026-11-01T12:00:00Z'))
  const database = await testDatabase({ clock, react: reactWith(noJobs, testDesk()) })
  const open = async () => {
    const bus = await openBus(database.url)
    const settings = await openLiveSettings(database.db, bus, clock)
    onTestFinished(() => bus.close())
    return settings
  }
  return { clock, database, here: await open(), there: await open() }
}

const heardBy = (settings: LiveSettings) => new Promise<void>((resolve) => settings.onRefreshed(resolve))

test('a change made at one process comes into force at another by itself', async () => {
  const { database, there } = await twoProcesses()
  const refreshed = heardBy(there)
  await database.transaction((tx) =>
    changeSettings(tx, operator, {
      values: { marketplaceName: 'Weavers’ Hall' },
      reason: 'A test',
      basedOn: 0,
    }),
  )
  await refreshed
  expect(there.current().marketplaceName).toBe('Weavers’ Hall')
})

test('whoever made a change finds it at their own process at once, without waiting for a notice', async () => {
  const { database, here } = await twoProcesses()
  const transaction = knowingOwnChanges(database.transaction, here.refresh)
  await transaction((tx) =>
    changeSettings(tx, operator, {
      values: { marketplaceName: 'Weavers’ Hall' },
      reason: 'A test',
      basedOn: 0,
    }),
  )
  expect(here.current().marketplaceName).toBe('Weavers’ Hall')
})

test('an announced rule comes into force by the clock alone, without reading the database again', async () => {
  const { clock, database, here } = await twoProcesses()
  await database.transaction(async (tx) =>
    changeSettings(tx, operator, {
      values: { clearingDays: 3 },
      reason: 'A test',
      basedOn: await newestChangeId(tx.db),
    }),
  )
  await here.refresh()
  expect(here.current().clearingDays).toBe(5)
  clock.set(addDays(clock.now(), 7))
  expect(here.current().clearingDays).toBe(3)
})

test('who keeps pages is told once when a rule comes into force by the clock, for a process that is behind heard of it too early', async () => {
  const { clock, database, here } = await twoProcesses()
  await database.transaction((tx) =>
    changeSettings(tx, operator, { values: { clearingDays: 3 }, reason: 'A test', basedOn: 0 }),
  )
  await here.refresh()
  clock.set(addDays(clock.now(), 7))
  const shown: number[] = []
  here.onRefreshed(() => void shown.push(here.current().clearingDays))
  here.current()
  here.current()
  expect(shown).toEqual([3])
})

test('a rule that is withdrawn at one process never comes into force at another', async () => {
  const { clock, database, there } = await twoProcesses()
  const announce = () =>
    database.transaction(async (tx) => {
      await changeSettings(tx, operator, { values: { clearingDays: 3 }, reason: 'A test', basedOn: 0 })
      return newestChangeId(tx.db)
    })
  const announced = heardBy(there)
  const changeId = await announce()
  // Heard of by itself, and not asked for: what is heard next is that it was withdrawn.
  await announced
  const withdrawn = heardBy(there)
  await database.transaction((tx) =>
    withdrawChanges(tx, operator, { changeIds: [changeId], reason: 'On second thoughts' }),
  )
  await withdrawn
  clock.set(addDays(clock.now(), 7))
  expect(there.current().clearingDays).toBe(5)
})

test('a change that is rolled back is never heard of', async () => {
  const { database, here } = await twoProcesses()
  await expect(
    database.transaction(async (tx) => {
      await changeSettings(tx, operator, {
        values: { marketplaceName: 'Nobody’s' },
        reason: 'A test',
        basedOn: 0,
      })
      throw new Error('on second thoughts')
    }),
  ).rejects.toThrow('on second thoughts')
  await here.refresh()
  expect(here.current().marketplaceName).toBe('Guildhall')
})
