import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { decideReport, findCase, sendReport } from './index.ts'
import { decideReportInput } from './input.ts'
import { REPORTS_A_PAGE } from './report-rules.ts'
import { report, reportCase } from './schema.server.ts'

const start = new Date('2026-11-11T12:00:00Z')
const { db, transaction } = await testDatabase({ clock: movableClock(start) })
const [admin, owner] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin' })),
  actorOf(await makeMember(tx)),
])
const aThing = () => transaction(async (tx) => (await makeWork(tx, owner)).workId)

/** Somebody else reports it. */
const send = (thingId: string, text = '') =>
  transaction(async (tx) =>
    sendReport(tx, actorOf(await makeMember(tx)), {
      kind: 'work',
      thingId,
      reason: 'copied',
      text,
      pictures: [],
    }),
  )
const decide = (number: number, reportsRead: number) => {
  const decided = { decision: 'nothing', rule: 'copied', words: 'It was drawn by them', days: 7 } as const
  return transaction((tx) => decideReport(tx, admin, { number, reportsRead, ...decided }, context))
}

test('what came after a moderator opened a case is read before anything is decided', async () => {
  const thingId = await aThing()
  const { number } = await send(thingId)
  const { found } = await findCase(db, admin, number)
  await send(thingId, 'It is from my book, page 12')
  await expect(decide(number, found.reportsCount)).rejects.toThrow('Another report came in')
  await send(thingId)
  await expect(decide(number, found.reportsCount)).rejects.toThrow('2 more reports came in')
  const anew = await findCase(db, admin, number)
  expect(anew.found.decidedAt).toBeNull()
  await decide(number, anew.found.reportsCount)
  expect((await findCase(db, admin, number)).found.decision).toBe('nothing')
})

test('a report that comes while it is decided is read first, or opens a case of its own', async () => {
  const thingId = await aThing()
  const { number } = await send(thingId)
  const [decided, sent] = await Promise.allSettled([decide(number, 1), send(thingId)])
  if (decided.status === 'rejected') expect(decided.reason).toBeInstanceOf(Conflict)
  const { found } = await findCase(db, admin, number)
  // Whoever was decided about unread would stand in a case that is closed.
  expect(found.reportsCount).toBe(found.decidedAt ? 1 : 2)
  if (sent.status === 'fulfilled' && found.decidedAt) expect(sent.value.number).not.toBe(number)
})

test('a form says how many it was sent after', () => {
  const typed = { decision: 'nothing', rule: 'copied', words: 'It was drawn by them' }
  for (const reportsRead of [undefined, 'x', '-1', '1.5'])
    expect(decideReportInput.safeParse({ ...typed, reportsRead }).success).toBe(false)
  expect(decideReportInput.parse({ ...typed, reportsRead: '3' })).toMatchObject({ reportsRead: 3 })
})

test('a case that very many reported opens with the first and the newest, and the others are read by pages', async () => {
  const thingId = await aThing()
  const { number } = await send(thingId, 'The first')
  const [first] = await db.select().from(report).where(eq(report.caseNumber, number))
  const many = 3 * REPORTS_A_PAGE
  await db.insert(report).values(
    Array.from({ length: many }, (_, place) => {
      // Some came in one moment.
      const at = new Date(start.getTime() + Math.floor(place / 7) * 1_000)
      return { ...first!, id: randomUUID(), reporterId: randomUUID(), text: `${place}`, at, provedAt: at }
    }),
  )
  await db
    .update(reportCase)
    .set({ reportsCount: many + 1 })
    .where(eq(reportCase.number, number))

  const opened = await findCase(db, admin, number)
  expect(opened.reports).toHaveLength(REPORTS_A_PAGE)
  expect(opened.first).toBeDefined()
  expect(opened.asFirstSeen?.title).toBe(first?.snapshot.title)
  const read = opened.reports.map(({ id }) => id)
  let { hasEarlier } = opened
  while (hasEarlier) {
    const page = await findCase(db, admin, number, { before: read[0] })
    expect(page.reports.length).toBeLessThanOrEqual(REPORTS_A_PAGE)
    expect(page.first).toBeUndefined()
    read.unshift(...page.reports.map(({ id }) => id))
    hasEarlier = page.hasEarlier
  }
  expect(read[0]).toBe(opened.first?.id)
  expect(new Set(read).size).toBe(many + 1)
  expect(read).toHaveLength(many + 1)

  const other = await send(await aThing())
  const [foreign] = await db.select().from(report).where(eq(report.caseNumber, other.number))
  const asked = await findCase(db, admin, number, { before: foreign?.id })
  expect(asked.reports.map(({ id }) => id)).toEqual(opened.reports.map(({ id }) => id))
})

test('who reported a thing among very many others is known for it', async () => {
  const thingId = await aThing()
  const { number } = await send(thingId)
  const reporter = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
  expect((await findCase(db, reporter, number)).isReporter).toBe(false)
  const said = { kind: 'work', thingId, reason: 'copied', text: '', pictures: [] } as const
  await transaction((tx) => sendReport(tx, reporter, said))
  expect((await findCase(db, reporter, number)).isReporter).toBe(true)
})
