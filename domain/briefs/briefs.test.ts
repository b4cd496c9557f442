import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { Reading } from '#domain/assistant/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { SAVED_MOST } from './brief-rules.ts'
import { removeOldCarried } from './carry-brief.ts'
import {
  carryBrief,
  exportBriefs,
  findBrief,
  findCarriedBrief,
  forgetBriefs,
  listBriefs,
  makeCarryKey,
  removeBrief,
  removeCarriedBrief,
  saveBrief,
} from './index.ts'
import { carriedBrief } from './schema.server.ts'

const { db, transaction } = await testDatabase()
const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))

const reading: Reading = {
  title: 'A logo for a bakery',
  categoryIds: [],
  scope: [],
  skills: [],
  quantities: [],
  budget: null,
  days: null,
  deadline: null,
  language: 'en',
  languages: [],
  questions: [],
}
const brief = { need: { text: 'A logo for our bakery', answers: [] }, reading, engine: 'built-in' as const }

test('a saved brief is its owner’s alone, and goes with them', async () => {
  const [ann, ben] = [await someone(), await someone()]
  const { briefId } = await transaction((tx) => saveBrief(tx, ann, brief))
  expect(await listBriefs(db, ann.id)).toMatchObject([{ id: briefId, title: reading.title }])
  expect(await findBrief(db, ben.id, briefId)).toBeUndefined()
  await expect(transaction((tx) => removeBrief(tx, ben, { briefId }))).rejects.toThrow(NotFound)
  expect(await exportBriefs(db, ann.id)).toMatchObject([{ need: brief.need, engine: 'built-in' }])
  await transaction((tx) => forgetBriefs(tx, ann.id))
  expect(await listBriefs(db, ann.id)).toEqual([])
})

test('one more than may be kept is refused', async () => {
  const ann = await someone()
  await transaction(async (tx) => {
    for (let kept = 0; kept < SAVED_MOST; kept++) await saveBrief(tx, ann, brief)
  })
  await expect(transaction((tx) => saveBrief(tx, ann, brief))).rejects.toThrow(`${SAVED_MOST} briefs already`)
})

test('a carried brief is found by its key alone, once it became something no more, and not for ever', async () => {
  const carried = {
    title: 'A logo',
    description: 'A logo for our bakery',
    categoryId: null,
    skills: [],
    budgetMinMinor: null,
    budgetMaxMinor: 40_000,
    wantedBy: null,
  }
  const [key, other] = [makeCarryKey(), makeCarryKey()]
  await transaction((tx) => carryBrief(tx, { key, brief: carried }))
  await transaction((tx) => carryBrief(tx, { key: other, brief: carried }))
  const now = new Date()
  expect(await findCarriedBrief(db, key, now)).toEqual(carried)
  expect(await findCarriedBrief(db, makeCarryKey(), now)).toBeUndefined()
  expect(JSON.stringify(await db.select().from(carriedBrief))).not.toContain(key)
  await transaction((tx) => removeCarriedBrief(tx, key))
  expect(await findCarriedBrief(db, key, now)).toBeUndefined()
  expect(await findCarriedBrief(db, other, addDays(now, 8))).toBeUndefined()
  await removeOldCarried(db, addDays(now, 8))
  expect(await db.select().from(carriedBrief)).toEqual([])
})
