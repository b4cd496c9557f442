import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor } from '#domain/actor.ts'
import { letter } from '#domain/letter.ts'
import { writeLetters } from '#domain/mail/index.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import {
  changeDelivery,
  chooseLetters,
  findLetterChoices,
  markNotificationsRead,
  stopLetters,
} from '../index.ts'
import { toldTo } from '../testing.ts'
import { gatherLetter } from './gather-letter.ts'
import { readStopToken, stopPath } from './stop-link.ts'

const MINUTE_MS = 60_000
const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const planned: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void planned.push(event) })
const desk = testDesk()()
const origin = { address: '203.0.113.9', device: 'Firefox' }

const someone = (given: Parameters<typeof makeMember>[1] = {}) =>
  transaction((tx) => makeMember(tx, { emailVerifiedAt: tx.now, timeZone: 'Europe/Madrid', ...given }))
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))
const subjectsTo = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject)
const gather = (memberId: string) => transaction((tx) => gatherLetter(tx, memberId))

/** What a row of the table says, of the kind that a test is about. */
const tell = (
  memberId: string,
  kind: 'deal' | 'proposals' | 'moderation' | 'notice',
  thing: string,
  line: string,
) =>
  transaction((tx) =>
    writeLetters(
      tx,
      [
        letter({
          kind,
          who: () => [{ memberId }],
          words: () => ({
            subject: `${line}: ${thing}`,
            heading: line,
            paragraphs: [],
            action: { label: 'Look', url: `${desk.siteOrigin}/deals/${encodeURIComponent(thing)}` },
            inProduct: { thing: `deal:${thing}`, title: thing },
          }),
        }),
      ],
      { kind: 'member.changed', memberId },
      desk,
    ),
  )

test('the first letter about a deal comes at once, and what follows within ten minutes in one', async () => {
  const who = await someone()
  await tell(who.id, 'deal', 'A sign', 'Bo delivered')
  await tell(who.id, 'deal', 'A sign', 'Bo added files')
  await tell(who.id, 'deal', 'A sign', 'Bo asks for more time')
  await tell(who.id, 'deal', 'A map', 'Cy delivered')
  expect(await subjectsTo(who.email)).toEqual(['Bo delivered: A sign', 'Cy delivered: A map'])
  expect(planned).toContainEqual({
    kind: 'notifications.letter-planned',
    memberId: who.id,
    at: new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString(),
  })
  await gather(who.id)
  expect(await lettersTo(who.email)).toHaveLength(2)
  clock.advanceMs(10 * MINUTE_MS)
  await gather(who.id)
  // A job may run any number of times, and at once.
  await Promise.all([gather(who.id), gather(who.id)])
  const letters = await lettersTo(who.email)
  expect(letters).toHaveLength(3)
  expect(letters[2]).toMatchObject({ kind: 'summary', subject: '2 things happened: A sign' })
  expect(letters[2]?.text).toMatch(/Bo added files\s+Bo asks for more time/)
  expect(letters[2]?.html).toContain('Bo added files')
})

test('a letter that is asked for too early, by a clock ahead of the worker’s, is asked for again', async () => {
  const who = await someone()
  for (const line of ['One', 'Two']) await tell(who.id, 'deal', 'A sign', line)
  clock.advanceMs(9 * MINUTE_MS)
  planned.length = 0
  const before = Date.now()
  await gather(who.id)
  expect(planned).toEqual([
    { kind: 'notifications.letter-planned', memberId: who.id, at: expect.any(String) },
  ])
  // By the database's clock, which is not moved here.
  const [again] = planned.flatMap((event) => (event.kind === 'notifications.letter-planned' ? event.at : []))
  expect(Date.parse(again ?? '') - before).toBeGreaterThanOrEqual(MINUTE_MS)
  expect(Date.parse(again ?? '') - Date.now()).toBeLessThanOrEqual(MINUTE_MS)
  clock.advanceMs(MINUTE_MS)
  await gather(who.id)
  planned.length = 0
  await gather(who.id)
  expect([await subjectsTo(who.email), planned]).toEqual([['One: A sign', 'A sign: Two'], []])
})

test('what was read meanwhile needs no letter', async () => {
  const who = await someone()
  for (const line of ['One', 'Two', 'Three']) await tell(who.id, 'deal', 'A sign', line)
  await transaction((tx) => markNotificationsRead(tx, actorOf(who), { number: 2 }))
  clock.advanceMs(10 * MINUTE_MS)
  await gather(who.id)
  expect(await subjectsTo(who.email)).toEqual(['One: A sign', 'A sign: Three'])
})

test('who wants one e-mail a day gets it at their own hour, and what can’t wait at once', async () => {
  const who = await someone()
  const channels = {}
  await transaction((tx) =>
    changeDelivery(tx, actorOf(who), { channels, delivery: { dailyHour: 8, quiet: null } }, { origin }),
  )
  await tell(who.id, 'deal', 'A sign', 'Bo delivered')
  await tell(who.id, 'proposals', 'A map', 'A proposal of Cy')
  await tell(who.id, 'moderation', 'A logo', 'Taken down')
  expect(await subjectsTo(who.email)).toEqual(['Taken down: A logo'])
  const waiting = (await toldTo(db, who.id)).flatMap(({ mailDueAt }) => mailDueAt?.toISOString() ?? [])
  expect(waiting).toEqual(['2030-03-02T07:00:00.000Z', '2030-03-02T07:00:00.000Z'])
  clock.set(new Date('2030-03-02T07:00:00Z'))
  await gather(who.id)
  const [, summary] = await lettersTo(who.email)
  expect(summary?.subject).toBe('2 things happened')
  // One click stops what it is about.
  const token = summary?.unsubscribeUrl?.split('/unsubscribe/')[1] ?? ''
  expect(readStopToken(token, desk.secret)?.kinds).toEqual(['deals', 'proposals'])
})

test('what is promised comes at once, whatever its reader chose, and to an address that is not proved yet', async () => {
  const who = await someone()
  const unproved = await someone({ emailVerifiedAt: null, state: 'unverified' })
  for (const one of [who, unproved])
    await transaction((tx) =>
      changeDelivery(
        tx,
        actorOf(one),
        { channels: { product: { email: false } }, delivery: { dailyHour: 8, quiet: null } },
        { origin },
      ),
    )
  await tell(who.id, 'notice', 'The fees', 'The fees change')
  expect(await subjectsTo(who.email)).toEqual(['The fees change: The fees'])
  expect(await toldTo(db, who.id)).toMatchObject([{ kind: 'product', mailDueAt: null }])
  await tell(unproved.id, 'proposals', 'A map', 'A proposal of Cy')
  expect(await subjectsTo(unproved.email)).toEqual(['A proposal of Cy: A map'])
})

test('who goes back to letters at once does not wait for those that were planned', async () => {
  const who = await someone()
  const choose = (dailyHour: number | null) =>
    transaction((tx) =>
      changeDelivery(tx, actorOf(who), { channels: {}, delivery: { dailyHour, quiet: null } }, { origin }),
    )
  await choose(8)
  await tell(who.id, 'deal', 'A sign', 'Bo delivered')
  await choose(null)
  await gather(who.id)
  expect(await subjectsTo(who.email)).toEqual(['A sign: Bo delivered'])
})

test('who changes something else than the hour of letters brings none forward', async () => {
  const who = await someone()
  await tell(who.id, 'deal', 'A sign', 'Bo delivered')
  await tell(who.id, 'deal', 'A sign', 'Bo delivered once more')
  const waiting = async () => (await toldTo(db, who.id)).map(({ mailDueAt }) => mailDueAt)
  const before = await waiting()
  expect(before.some((due) => due !== null)).toBe(true)
  const delivery = { dailyHour: null, quiet: { from: 22, until: 7 } }
  await transaction((tx) => changeDelivery(tx, actorOf(who), { channels: {}, delivery }, { origin }))
  expect(await waiting()).toEqual(before)
})

test('every letter of a kind that may be turned off has a link that turns it off, without signing in', async () => {
  const who = await someone({ channels: { reviews: { email: false } } })
  await tell(who.id, 'deal', 'A sign', 'Bo delivered')
  await tell(who.id, 'moderation', 'A logo', 'Taken down')
  const [ofDeal, ofModeration] = await lettersTo(who.email)
  expect(ofModeration?.unsubscribeUrl).toBeNull()
  expect(ofDeal?.text).toContain(ofDeal?.unsubscribeUrl)
  const token = ofDeal?.unsubscribeUrl?.split('/unsubscribe/')[1] ?? ''
  const stop = (given: string) => transaction((tx) => stopLetters(tx, visitor, given, desk))
  await stop(token)
  await stop(token)
  await tell(who.id, 'deal', 'A map', 'Bo delivered')
  expect(await lettersTo(who.email)).toHaveLength(2)
  const shown = await findLetterChoices(db, token, desk)
  expect(shown.kinds).toEqual(['deals'])
  expect(shown.choices.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual([
    'deals',
    'reviews',
    'product',
  ])
  await transaction((tx) => chooseLetters(tx, visitor, { token, on: ['deals', 'money', 'made-up'] }, desk))
  await tell(who.id, 'deal', 'A boat', 'Bo delivered')
  expect(await subjectsTo(who.email)).toContain('Bo delivered: A boat')
  for (const forged of [`${token}x`, token.replace('deals', 'teams'), '', 'a.b.c'])
    await expect(stop(forged)).rejects.toBeInstanceOf(NotFound)
})

test('a link that was signed with the secret before the last is still good', () => {
  const link = { memberId: crypto.randomUUID(), kinds: ['deals'] as const }
  const token =
    stopPath(link, ['former'.repeat(6)])
      .split('/')
      .at(-1) ?? ''
  expect(readStopToken(token, ['newer'.repeat(7), 'former'.repeat(6)])).toEqual(link)
  expect(readStopToken(token, ['newer'.repeat(7)])).toBeUndefined()
})
