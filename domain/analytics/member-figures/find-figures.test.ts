import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { memberFigureChange, memberFigureDay, memberFigureState } from '../schema.server.ts'
import { medianReply } from './figure-rules.ts'
import { findFigures, findFigureState, sumFiguresUntil } from './find-figures.ts'
import { foldChanges } from './fold-changes.ts'
import { exportFigures } from './own-figures.ts'

const { db, transaction } = await testDatabase()

async function counted(timeZone: string, days: readonly [day: string, figure: string, value: number][]) {
  const { id: memberId } = await transaction((tx) => makeMember(tx, { timeZone }))
  await db.insert(memberFigureState).values({ memberId, timeZone, isWhole: true })
  if (days.length > 0)
    await db
      .insert(memberFigureDay)
      .values(days.map(([day, figure, value]) => ({ memberId, day, figure, value })))
  return memberId
}

test('a period is told point by point against the one before, what still waits included', async () => {
  const memberId = await counted('Asia/Kathmandu', [
    ['2026-03-01', 'earned', 100],
    ['2026-03-08', 'earned', 10],
    ['2026-03-14', 'earned', 1],
    ['2026-03-15', 'earned', 9_999],
    ['2026-02-27', 'earned', 50],
    ['2026-02-14', 'completed', 1],
  ])
  // Half past seven in the evening there is the next day a quarter before five hours later.
  await db
    .insert(memberFigureChange)
    .values({ memberId, figure: 'earned', at: new Date('2026-03-13T18:20:00Z'), amount: 5 })
  const { timeZone } = await findFigureState(db, memberId)
  const days = { from: '2026-03-01', to: '2026-03-14' }
  const found = await findFigures(db, memberId, { days, unit: 'week', timeZone })
  expect(found.points).toEqual([
    { from: '2026-03-01', now: { earned: 100 }, before: {} },
    { from: '2026-03-08', now: { earned: 16 }, before: { earned: 50 } },
  ])
  expect([found.now, found.was]).toEqual([{ earned: 116 }, { earned: 50 }])
  expect(await sumFiguresUntil(db, { memberId, timeZone, figures: ['completed'], to: '2026-02-14' })).toEqual(
    {
      completed: 1,
    },
  )
})

test('points sum up to the whole, whatever months are compared', async () => {
  const memberId = await counted('UTC', [
    ['2026-02-28', 'bought', 1],
    ['2026-02-01', 'bought', 2],
    ['2026-01-29', 'bought', 4],
  ])
  const days = { from: '2026-03-01', to: '2026-03-31' }
  const { points, was } = await findFigures(db, memberId, { days, unit: 'month', timeZone: 'UTC' })
  expect(points).toEqual([{ from: '2026-03-01', now: {}, before: { bought: 7 } }])
  expect(was).toEqual({ bought: 7 })
})

test('half of the answers came within the step that holds the middle one', () => {
  expect(medianReply({})).toBeNull()
  expect(medianReply({ answered: 3, reply_5: 1, reply_60: 1, reply_over: 1 })).toBe(60)
  expect(medianReply({ answered: 2, reply_5: 1, reply_60: 1 })).toBe(5)
  expect(medianReply({ answered: 3, reply_5: 1, reply_over: 2 })).toBe(Infinity)
})

test('a change of somebody who left is folded away and kept nowhere, and an unknown zone counts as UTC', async () => {
  const [gone, odd] = await transaction(async (tx) => [
    await makeMember(tx, { state: 'deleted' }),
    await makeMember(tx, { timeZone: 'Mars/Olympus_Mons' }),
  ])
  const at = new Date('2026-03-13T23:59:00Z')
  const changes = [gone, odd].map(({ id }) => ({ memberId: id, figure: 'earned', at, amount: 5 }))
  await db.insert(memberFigureChange).values(changes)
  expect(await transaction((tx) => foldChanges(tx))).toBeGreaterThanOrEqual(2)
  expect(await exportFigures(db, gone.id)).toMatchObject({ days: [] })
  expect(await exportFigures(db, odd.id)).toEqual({
    timeZone: 'UTC',
    days: [{ day: '2026-03-13', earned: 5 }],
  })
})
