import { beforeEach, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { type CaseFilter, FLAGS_A_PAGE, listFlags } from '../index.ts'
import { messageFlag } from '../schema.server.ts'

const start = new Date('2030-01-07T10:00:00Z')
const { db, transaction } = await testDatabase()
const moderator = actorOf(await transaction((tx) => makeMember(tx, { role: 'moderator' })))
const { id: memberId } = await transaction((tx) => makeMember(tx))

beforeEach(async () => {
  await db.delete(messageFlag)
})

type Given = Partial<typeof messageFlag.$inferInsert>
const conversationId = crypto.randomUUID()

/** More than a page of messages, two at each moment. A rule found something in each; the first few were reported too, after everything else. */
async function flagMany(given: (at: Date) => Given = () => ({})) {
  const flag = (number: number, at: Date, more: Given = {}) => ({
    conversationId,
    number,
    memberId,
    kind: 'contacts' as const,
    found: `word ${number}`,
    at,
    ...given(at),
    ...more,
  })
  const numbers = Array.from({ length: FLAGS_A_PAGE + 7 }, (_, place) => place + 1)
  const minute = (number: number) => new Date(start.getTime() + Math.floor(number / 2) * 60_000)
  await db.insert(messageFlag).values(numbers.map((number) => flag(number, minute(number))))
  const late = numbers.slice(0, 5).map((number) => flag(number, minute(1_000), { kind: 'report' }))
  await db.insert(messageFlag).values(late)
  return numbers
}

async function turnPages(filter: CaseFilter): Promise<(number | null)[]> {
  const first = await listFlags(db, moderator, { filter })
  expect(first).toHaveLength(FLAGS_A_PAGE)
  const rest = await listFlags(db, moderator, { filter, after: first.at(-1)?.id })
  return [...first, ...rest].map(({ number }) => number)
}

test('what waits is turned page by page, each message once, however much was found in it', async () => {
  const numbers = await flagMany()
  const turned = await turnPages('open')
  expect(turned.toSorted((one, other) => Number(one) - Number(other))).toEqual(numbers)
  expect(turned.slice(0, 1)).toEqual([1])
})

test('what was decided is turned page by page too, the latest first', async () => {
  const numbers = await flagMany((at) => ({ decidedAt: at, decision: 'dismiss' }))
  const turned = await turnPages('decided')
  expect(turned.toSorted((one, other) => Number(one) - Number(other))).toEqual(numbers)
  // Reported late and decided last.
  expect(turned.slice(0, 5).toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('a search is turned as well, and a page after nothing is empty', async () => {
  await flagMany()
  const sought = { words: 'word', memberIds: [] }
  const first = await listFlags(db, moderator, { filter: 'open', sought })
  const rest = await listFlags(db, moderator, { filter: 'open', sought, after: first.at(-1)?.id })
  expect([first.length, rest.length]).toEqual([FLAGS_A_PAGE, 7])
  const after = rest.at(-1)?.id
  expect(await listFlags(db, moderator, { filter: 'open', sought, after })).toEqual([])
})
