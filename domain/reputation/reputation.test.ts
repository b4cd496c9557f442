import { describe, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  compareNeeds,
  computeLevel,
  findLevels,
  findReputation,
  levelTable,
  nextLevel,
  refreshReputation,
} from './index.ts'
import { levelNeeds } from './level-rules.ts'
import { memberReputation } from './schema.server.ts'

const announced: string[] = []
const { db, transaction } = await testDatabase({
  react: async (_tx, event) => void announced.push(String(event['memberId' as keyof typeof event])),
})

const best = { completedDeals: 100, rating: 4.8, onTimeBasisPoints: 9_500, responseBasisPoints: 9_000 }

describe('a level', () => {
  test('is the highest whose every need is met', () => {
    expect(computeLevel(best)).toBe('master')
    expect(computeLevel({ ...best, completedDeals: 99 })).toBe('trusted')
    expect(computeLevel({ ...best, rating: 4.5 })).toBe('rising')
    expect(computeLevel({ ...best, onTimeBasisPoints: 8_499 })).toBe('new')
    expect(computeLevel({ ...best, responseBasisPoints: 8_500 })).toBe('trusted')
  })

  test.each(['rising', 'trusted', 'master'] as const)('%s is reached by exactly what it needs', (level) => {
    expect(computeLevel(levelNeeds[level])).toBe(level)
  })

  test('is not lost by resting, and not won without deals and a rating', () => {
    expect(computeLevel({ ...best, onTimeBasisPoints: null, responseBasisPoints: null })).toBe('master')
    expect(computeLevel({ ...best, rating: null })).toBe('new')
    expect(computeLevel({ ...best, completedDeals: 0 })).toBe('new')
  })

  test('says what the next one needs', () => {
    expect(nextLevel('new')).toBe('rising')
    expect(nextLevel('master')).toBeUndefined()
    const missing = compareNeeds('master', { ...best, completedDeals: 40 }).filter(({ isMet }) => !isMet)
    expect(missing).toEqual([{ need: 'completedDeals', wanted: 100, has: 40, isMet: false }])
  })

  test('stands in the documents as a table', () => {
    expect(levelTable[0]).toEqual({ level: 'Rising', needs: ['5 deals', '4.4', '85%', '80%'] })
    expect(levelTable).toHaveLength(3)
  })
})

test('levels follow the figures up and down, and only a change is announced', async () => {
  const [riser, faller, still] = await transaction(async (tx) => [
    await makeMember(tx),
    await makeMember(tx),
    await makeMember(tx),
  ])
  await db.insert(memberReputation).values([
    { memberId: riser.id, completedCount: 30, ratingSum: 4_700, ratingCount: 10, onTimeBasisPoints: 9_100 },
    { memberId: faller.id, level: 'master', completedCount: 3 },
    { memberId: still.id, completedCount: 1 },
  ])
  await transaction((tx) => refreshReputation(tx, [riser.id, faller.id, still.id]))
  expect(await findLevels(db, [riser.id, faller.id, still.id])).toEqual(
    new Map([
      [riser.id, 'trusted'],
      [faller.id, 'new'],
      [still.id, 'new'],
    ]),
  )
  expect(announced.toSorted()).toEqual([riser.id, faller.id].toSorted())
  expect(await findReputation(db, riser.id)).toMatchObject({ figures: { rating: 4.7 }, repeatBuyersCount: 0 })
  // Since when it is held is written with the change, and by nothing else.
  expect(await findReputation(db, faller.id)).toMatchObject({
    levelBefore: 'master',
    levelSince: expect.any(Date),
  })
  expect(await findReputation(db, still.id)).toMatchObject({ levelBefore: null, levelSince: null })
  expect(await findReputation(db, crypto.randomUUID())).toMatchObject({ level: 'new', responseMinutes: null })
})
