import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { ticketEntry } from '../schema.server.ts'
import { ENTRIES_SHOWN } from './desk-rules.ts'
import {
  answerTicket,
  countTicketsForFile,
  findDeskTicket,
  listTickets,
  readDeskThread,
  resolveTicket,
  sumDesk,
  writeNote,
} from './index.ts'
import { anAnswer, context, makeTicket } from './testing.ts'

const clock = movableClock(new Date('2026-11-11T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const nadia = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
const make = (given: Parameters<typeof makeTicket>[1] = {}) => transaction((tx) => makeTicket(tx, given))
const find = (number: number) => findDeskTicket(db, nadia, number)
const answer = (number: number) =>
  transaction((tx) => answerTicket(tx, nadia, { number, ...anAnswer() }, context))

test('an answer to what was resolved opens it again: it counts as resolved no more until it is', async () => {
  const day = { from: clock.now(), to: new Date(clock.now().getTime() + 60_000), timeZone: 'UTC' }
  const resolvedIn = async () => (await sumDesk(db, nadia, day, context.settings)).resolved
  const number = await make()
  const before = await resolvedIn()
  await transaction((tx) => resolveTicket(tx, nadia, { number }, context))
  expect(await resolvedIn()).toBe(before + 1)
  await answer(number)
  expect(await find(number)).toMatchObject({ state: 'answered', resolvedAt: null })
  expect(await resolvedIn()).toBe(before)
})

test('a long ticket is read to its beginning, and its newest words stand among those of every step', async () => {
  const number = await make({ text: 'What it was about' })
  await db.insert(ticketEntry).values(
    Array.from({ length: 2 * ENTRIES_SHOWN }, (_, said) => ({
      ticketNumber: number,
      number: said + 2,
      voice: 'person' as const,
      text: `Line ${said}`,
      writtenAt: clock.now(),
    })),
  )
  const read = async (earlierTimes?: number) => {
    const entries = await readDeskThread(db, nadia, number, { earlierTimes })
    return [entries.length, entries[0]?.text, entries.at(-1)?.text]
  }
  const newest = `Line ${2 * ENTRIES_SHOWN - 1}`
  expect(await read()).toEqual([ENTRIES_SHOWN, `Line ${ENTRIES_SHOWN}`, newest])
  expect(await read(2)).toEqual([2 * ENTRIES_SHOWN + 1, 'What it was about', newest])
})

test('a ticket that is asked for by its number stands first in a file, and once, also where its own words have the number', async () => {
  const number = await make()
  await transaction((tx) =>
    writeNote(tx, nadia, { number, text: `See ${number}`, clientId: crypto.randomUUID() }),
  )
  for (let other = 0; other < 2; other++) await make({ text: `It is as with ${number}` })
  const asked = { view: 'all' as const, words: String(number), now: clock.now() }
  const pages: number[] = []
  let after
  do {
    const page = await listTickets(db, nadia, { ...asked, after, most: 1 })
    pages.push(...page.rows.map((row) => row.number))
    after = page.next
  } while (after)
  expect(pages[0]).toBe(number)
  expect(pages.filter((one) => one === number)).toHaveLength(1)
  expect(pages).toHaveLength(3)
  expect((await countTicketsForFile(db, nadia, asked)).count).toBe(3)
})
