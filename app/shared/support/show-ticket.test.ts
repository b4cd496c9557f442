import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, visitor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import {
  answerTicket,
  closeTicket,
  findOwnTicket,
  openTicket,
  proveTicket,
  reopenOwnTicket,
  resolveOwnTicket,
  resolveTicket,
} from '#domain/support/index.ts'
import { ticket, ticketEntry } from '#domain/support/schema.server.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { showTicket } from './show-ticket.server.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
/** A Saturday. */
const clock = movableClock(new Date('2026-11-14T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const nadia = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))

async function askedByVisitor(email: string) {
  const asked = {
    subject: 'A question',
    body: 'How?',
    formKey: crypto.randomUUID(),
    name: 'Ilse Brandt',
    email,
  }
  const { number, key } = await transaction((tx) => openTicket(tx, visitor, asked))
  const door = { number, key }
  await transaction((tx) => proveTicket(tx, visitor, door))
  return door
}

const answer = (number: number) =>
  transaction((tx) =>
    answerTicket(
      tx,
      nadia,
      { number, text: 'So.', seenNumber: 1, clientId: crypto.randomUUID(), after: 'answered' },
      { settings },
    ),
  )

async function show(door: { number: number; key?: string | undefined }, at = '/support/tickets') {
  const url = new URL(at, 'https://hall.test')
  const shown = { base: '/support/tickets', timeZone: 'UTC', takesFiles: false }
  return showTicket({ db, clock, settings, url }, await findOwnTicket(db, visitor, door), shown)
}

const stepsOf = async (door: { number: number; key?: string | undefined }) =>
  (await show(door)).entries.flatMap(({ voice, text }) => (voice === 'step' ? [text] : []))

test('what a visitor does to their ticket was done by them, and what support does by support', async () => {
  const door = await askedByVisitor('steps@example.org')
  await transaction((tx) => resolveOwnTicket(tx, visitor, door))
  await transaction((tx) => reopenOwnTicket(tx, visitor, door))
  await transaction((tx) => resolveTicket(tx, nadia, { number: door.number }, { settings }))
  clock.advanceMs(8 * DAY_MS)
  await transaction((tx) => closeTicket(tx, clockActor, door.number))
  expect(await stepsOf(door)).toEqual([
    'You marked it as resolved.',
    'You opened it again.',
    'Support marked it as resolved.',
    'Closed: nothing was asked for some days.',
  ])
})

test('how long the first answer took is said as working time, in hours however many', async () => {
  const door = await askedByVisitor('hours@example.org')
  await answer(door.number)
  expect((await show(door)).answeredAfter).toMatch(/^First answer after \d.* of working time$/)
  const took = (minutes: number | null) =>
    db.update(ticket).set({ answeredInMinutes: minutes }).where(eq(ticket.number, door.number))
  await took(48 * 60)
  expect((await show(door)).answeredAfter).toBe('First answer after 48 h 0 min of working time')
})

test('a long ticket is gone through from its end to its beginning, whoever opens it', async () => {
  const door = await askedByVisitor('long@example.org')
  await transaction((tx) =>
    tx.db.insert(ticketEntry).values(
      Array.from({ length: 120 }, (_, at) => ({
        ticketNumber: door.number,
        number: at + 100,
        voice: 'staff' as const,
        text: `Answer ${at}`,
        writtenAt: tx.now,
      })),
    ),
  )
  const newest = await show(door)
  expect(newest.entries.map(({ text }) => text)).not.toContain('How?')
  const earlier = await show(door, newest.earlier ?? '')
  expect(earlier.entries[0]?.text).toBe('How?')
  expect(earlier.entries.at(-1)?.number).toBe((newest.entries[0]?.number ?? 0) - 1)
  expect(earlier.earlier).toBeNull()
})
