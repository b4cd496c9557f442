import { beforeEach, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { APPEALS_A_PAGE, countAppeals, countDecidedAppeals, listAppeals } from './index.ts'
import { appeal } from './schema.server.ts'

const start = new Date('2026-11-11T12:00:00Z')
const { db, transaction } = await testDatabase()
const moderator = actorOf(await transaction((tx) => makeMember(tx, { role: 'moderator' })))
const { id: sender } = await transaction((tx) => makeMember(tx))
const admin = { ...moderator, role: 'admin' as const }

beforeEach(async () => {
  await db.delete(appeal)
})

type Given = Partial<typeof appeal.$inferInsert>

/** More than a page, two of each moment. */
async function sendMany(given: (place: number) => Given = () => ({})) {
  const rows = Array.from({ length: APPEALS_A_PAGE + 7 }, (_, place) => ({
    kind: 'ban' as const,
    decisionId: crypto.randomUUID(),
    memberId: sender,
    title: `A ban, ${place}`,
    words: 'Please read it once more.',
    sentAt: start,
    dueAt: new Date(start.getTime() + Math.floor(place / 2) * 60_000),
    ...given(place),
  }))
  await db.insert(appeal).values(rows)
  return rows.map(({ title }) => title)
}

const decided = (place: number): Given => ({
  outcome: 'upheld',
  decidedAt: new Date(start.getTime() + Math.floor(place / 2) * 60_000),
  decidedBy: moderator.id,
})

async function turnPages(isDecided: boolean) {
  const first = await listAppeals(db, moderator, { isDecided })
  const rest = await listAppeals(db, moderator, { isDecided, after: first.at(-1)?.number })
  return { first, titles: [...first, ...rest].map(({ title }) => title) }
}

test('those that wait are turned page by page, each once and the most urgent first', async () => {
  const titles = await sendMany()
  const turned = await turnPages(false)
  expect(turned.first).toHaveLength(APPEALS_A_PAGE)
  expect(turned.titles).toEqual(titles)
})

test('whoever has left waits for nothing', async () => {
  await sendMany((place) => (place > 1 ? { memberId: null } : {}))
  expect(await listAppeals(db, moderator, { isDecided: false })).toHaveLength(2)
  expect(await countAppeals(db, moderator)).toMatchObject({ waiting: 2 })
})

test('those that were decided are turned too, the latest first, and counted', async () => {
  const titles = await sendMany(decided)
  expect((await turnPages(true)).titles).toEqual(titles.toReversed())
  expect(await countDecidedAppeals(db, moderator)).toBe(titles.length)
})

test('one is found by what it is about, by its number and by who sent it', async () => {
  const { id: memberId } = await transaction((tx) => makeMember(tx))
  await sendMany((place) => (place === 55 ? { title: 'A logo for a bakery', memberId } : {}))
  const find = async (words: string, memberIds: string[] = []) =>
    (await listAppeals(db, moderator, { isDecided: false, sought: { words, memberIds } })).map(
      ({ title }) => title,
    )
  expect(await find('BAKERY')).toEqual(['A logo for a bakery'])
  expect(await find('somebody', [memberId])).toEqual(['A logo for a bakery'])
  const [row] = await listAppeals(db, moderator, { isDecided: false })
  expect(await find(String(row?.number))).toContain(row?.title)
  expect(await find('%')).toEqual([])
})

test('who sees no money is not shown how appeals about money were decided', async () => {
  await sendMany((place) => ({ ...decided(place), kind: 'dispute' }))
  expect(await listAppeals(db, moderator, { isDecided: true })).toEqual([])
  expect(await countDecidedAppeals(db, moderator)).toBe(0)
  expect(await countDecidedAppeals(db, admin)).toBeGreaterThan(APPEALS_A_PAGE)
})
