import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { consequencesOf, keepsCase } from '#domain/areas.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { decideReport, findCase, findOwnCase, returnCase, sendReport } from '#domain/reports/index.ts'
import { reportCase } from '#domain/reports/schema.server.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { decideAppeal, decisionIdOf, findAppeal, findOwnAppeal, sendAppeal } from './index.ts'
import { appeal } from './schema.server.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const context = {
  settings,
  siteOrigin: 'https://hall.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
}
const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const CHANGE_DAYS = 7

const [moderator, other] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'moderator' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])

const decide = (number: number, decision: 'change' | 'take-down') =>
  transaction((tx) =>
    decideReport(
      tx,
      moderator,
      { number, decision, rule: 'copied', words: 'It is somebody else’s', days: CHANGE_DAYS },
      context,
    ),
  )
const settle = (number: number, outcome: 'upheld' | 'changed' | 'lifted') =>
  transaction((tx) =>
    decideAppeal(tx, other, { number, outcome, reason: 'We looked at it again', days: 14 }, context),
  )
const comeBack = (number: number) => transaction((tx) => returnCase(tx, clockActor, number, { keepsCase }))
const read = async (number: number) => (await findCase(db, moderator, number)).found
const nameOf = async (number: number) =>
  decisionIdOf(String(number), (await read(number)).decidedAt ?? new Date(0))

/** A work of somebody's that has to be changed within a week. */
async function changeAsked() {
  const [owner, by] = await transaction(async (tx) => [
    actorOf(await makeMember(tx)),
    actorOf(await makeMember(tx)),
  ])
  const { number } = await transaction(async (tx) => {
    const { workId: thingId } = await makeWork(tx, owner)
    return sendReport(tx, by, { kind: 'work', thingId, reason: 'copied', text: 'Mine', pictures: [] })
  })
  await decide(number, 'change')
  clock.advanceMs(DAY_MS)
  const against = (decisionId: string) => ({ kind: 'case' as const, decisionId })
  return {
    owner,
    number,
    appealAgainst: (decisionId: string) =>
      transaction((tx) =>
        sendAppeal(
          tx,
          owner,
          { ...against(decisionId), appeal: 'The drawing is my own.', files: [] },
          context,
        ),
      ),
    findAgainst: (decisionId: string) => findOwnAppeal(db, owner, against(decisionId), settings),
  }
}

test('a case that was decided again is appealed again: each decision has its own appeal', async () => {
  const { number, appealAgainst, findAgainst } = await changeAsked()
  const first = await nameOf(number)
  const sent = await appealAgainst(first)
  await expect(appealAgainst(first)).rejects.toThrow('You have appealed already')
  await settle(sent.number, 'upheld')
  clock.advanceMs(CHANGE_DAYS * DAY_MS)
  await comeBack(number)
  expect(await read(number)).toMatchObject({ decision: null, isReturned: true })
  await decide(number, 'take-down')
  expect(await read(number)).toMatchObject({ decision: 'take-down', isReturned: false })
  const second = await nameOf(number)
  expect((await findAgainst(second)).sent).toBeUndefined()
  const again = await appealAgainst(second)
  expect((await findAgainst(second)).sent?.number).toBe(again.number)
  expect((await findAgainst(first)).sent?.number).toBe(sent.number)
  await settle(again.number, 'lifted')
  expect((await read(number)).restoredAt).toEqual(clock.now())
})

test('a case does not come back while its appeal waits, and does when it was upheld', async () => {
  const { owner, number, appealAgainst } = await changeAsked()
  const sent = await appealAgainst(await nameOf(number))
  clock.advanceMs(CHANGE_DAYS * DAY_MS)
  await comeBack(number)
  expect(await read(number)).toMatchObject({ decision: 'change', isReturned: false })
  expect((await findOwnCase(db, owner, number)).found.decision).toBe('change')
  await settle(sent.number, 'upheld')
  const decided = (await db.select().from(appeal).where(eq(appeal.number, sent.number)))[0]
  expect(
    consequencesOf({
      kind: 'appeal.decided',
      number: sent.number,
      memberId: owner.id,
      against: 'case',
      decisionId: decided?.decisionId ?? '',
      title: '',
      outcome: 'upheld',
      reason: '',
    }),
  ).toContainEqual({ enqueue: { job: 'reports.return', data: { number } } })
  await comeBack(number)
  expect(await read(number)).toMatchObject({ decision: null, isReturned: true })
  // Whose it is was told that it is looked at again: the page that the e-mail leads to stays.
  expect((await findOwnCase(db, owner, number)).found.decision).toBeNull()
})

test('a case whose appeal was lifted meanwhile never comes back', async () => {
  const { number, appealAgainst } = await changeAsked()
  const sent = await appealAgainst(await nameOf(number))
  clock.advanceMs(CHANGE_DAYS * DAY_MS)
  await settle(sent.number, 'lifted')
  await comeBack(number)
  expect((await read(number)).restoredAt).toEqual(clock.now())
})

/** As a process of the version before writes it: the case named by its number alone. */
async function asBefore(number: number, given: { sent: number }) {
  await db
    .update(appeal)
    .set({ decisionId: String(number) })
    .where(eq(appeal.number, given.sent))
}

test('an appeal under the number of its case alone is the appeal of what was decided before it was sent', async () => {
  const { number, appealAgainst, findAgainst } = await changeAsked()
  const first = await nameOf(number)
  const sent = (await appealAgainst(first)).number
  await asBefore(number, { sent })
  for (const name of [first, String(number)]) {
    expect(await findAgainst(name)).toMatchObject({ sent: { number: sent }, decision: {} })
    await expect(appealAgainst(name)).rejects.toBeInstanceOf(Conflict)
  }
  expect((await findAppeal(db, moderator, sent, settings)).decision).toBeDefined()
  // It waits: the case does not come back.
  clock.advanceMs(CHANGE_DAYS * DAY_MS)
  await comeBack(number)
  expect(await read(number)).toMatchObject({ decision: 'change' })
  await settle(sent, 'upheld')
  await comeBack(number)
  await decide(number, 'take-down')
  const second = await nameOf(number)
  expect(await findAgainst(second)).toMatchObject({ sent: undefined, decision: {} })
  // The old address still leads to what was sent, and not to what was decided since.
  expect(await findAgainst(String(number))).toMatchObject({ sent: { number: sent }, decision: undefined })
  expect((await findAppeal(db, moderator, sent, settings)).decision).toBeUndefined()
  expect((await findAgainst(second)).sent).toBeUndefined()
  const again = (await appealAgainst(second)).number
  expect((await findAgainst(second)).sent?.number).toBe(again)
})

test('by the number alone one finds and appeals the decision that stands', async () => {
  const { number, appealAgainst, findAgainst } = await changeAsked()
  const { number: sent } = await appealAgainst(String(number))
  const [row] = await db.select().from(appeal).where(eq(appeal.number, sent))
  expect(row?.decisionId).toBe(await nameOf(number))
  expect((await findAgainst(String(number))).sent?.number).toBe(sent)
})

test('an appeal whose case came back under the version before can be lifted, and undoes nothing that was decided since', async () => {
  const { number, appealAgainst } = await changeAsked()
  const sent = (await appealAgainst(await nameOf(number))).number
  await asBefore(number, { sent })
  clock.advanceMs(CHANGE_DAYS * DAY_MS)
  await db
    .update(reportCase)
    .set({ isReturned: true, decision: null, decidedAt: null, changeBy: null })
    .where(eq(reportCase.number, number))
  await decide(number, 'take-down')
  await settle(sent, 'lifted')
  expect(await read(number)).toMatchObject({ decision: 'take-down', restoredAt: null })
})
