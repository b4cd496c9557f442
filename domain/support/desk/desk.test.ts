import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { notification } from '#domain/notifications/schema.server.ts'
import { rounds } from '../../../tests/rounds.ts'
import { appendEntry } from '../append-entry.ts'
import { exportTickets, listFilesOf } from '../export-tickets.ts'
import { findOwnTicket, findTicketFile } from '../person/find-ticket.ts'
import { readThreadForPerson } from '../person/read-thread.ts'
import { allOf } from '../testing.ts'
import {
  answerTicket,
  assignTicket,
  countTicketsForFile,
  countViews,
  describeAnswers,
  findDeskTicket,
  handleMany,
  Held,
  listTickets,
  listTicketsForFile,
  mergeTickets,
  readDeskThread,
  reopenTicket,
  resolveTicket,
  sortTicket,
  sumDesk,
  writeNote,
} from './index.ts'
import { ticket } from '../schema.server.ts'
import { fillTemplate } from './template-rules.ts'
import { aFile, anAnswer, context, makeTicket } from './testing.ts'

const clock = movableClock(new Date('2026-11-11T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const [agent, colleague, member] = await transaction(async (tx) => [
  await makeMember(tx, { role: 'admin', displayName: 'Nadia Orlova' }),
  await makeMember(tx, { role: 'admin', displayName: 'Joris Vermeer' }),
  await makeMember(tx, { displayName: 'Ilse Brandt' }),
])
const [nadia, joris] = [actorOf(agent), actorOf(colleague)]
const make = (given: Parameters<typeof makeTicket>[1] = {}) => transaction((tx) => makeTicket(tx, given))
const find = (number: number) => findDeskTicket(db, nadia, number)
type Given = ReturnType<typeof anAnswer> & { files?: ReturnType<typeof aFile>[] }
const answer = (number: number, given: Given = anAnswer(), actor = nadia) =>
  transaction((tx) => answerTicket(tx, actor, { number, ...given }, context))

test('the first answer is written down with the working time it took, and the ticket is its writer’s', async () => {
  const number = await make()
  clock.advanceMs(95 * 60_000)
  await answer(number)
  expect(await find(number)).toMatchObject({
    state: 'answered',
    answeredInMinutes: 95,
    answerDueAt: null,
    assigneeId: agent.id,
    isUnread: true,
  })
})

test('an answer and a resolution in one tell the person once', async () => {
  const number = await make({ email: 'once@example.org' })
  await answer(number, { ...anAnswer('Done for you.'), after: 'resolved' as never })
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, 'once@example.org'))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ thread: `ticket-${number}` })
  expect(letters[0]?.text).toContain('Done for you.')
  expect(letters[0]?.text).toContain(`/support/tickets/${number}`)
  expect(await find(number)).toMatchObject({ state: 'resolved' })
})

test('when the person wrote meanwhile, the answer is held and sent by the next press', async () => {
  const number = await make()
  await transaction((tx) => appendEntry(tx, { number }, { voice: 'person', text: 'And one thing more' }))
  const words = anAnswer('Here you are')
  await expect(answer(number, words)).rejects.toThrow(Held)
  expect(await readDeskThread(db, nadia, number)).toHaveLength(2)
  await answer(number, { ...words, seenNumber: 2 })
  expect((await readDeskThread(db, nadia, number)).map(({ text }) => text)).toContain('Here you are')
})

test('of two who answer at once one is held, and what is sent twice is written once', async () => {
  for (let round = rounds({ short: 4, long: 200 }); round > 0; round--) {
    const number = await make()
    const mine = anAnswer('From Nadia')
    const sent = await Promise.allSettled([
      answer(number, mine),
      answer(number, mine),
      answer(number, anAnswer('From Joris'), joris),
    ])
    const thread = await readDeskThread(db, nadia, number)
    expect(thread.filter(({ voice }) => voice === 'staff')).toHaveLength(1)
    const held = sent.filter((one) => one.status === 'rejected')
    expect(held.every(({ reason }) => reason instanceof Held)).toBe(true)
    expect(held.length).toBeGreaterThan(0)
  }
})

test('neither a note nor its file reaches the person, and an answer’s file does: page, e-mail, file, and what they take along', async () => {
  const secret = 'He is difficult, be careful'
  const email = member.email
  const number = await make({ memberId: member.id, email })
  const note = { number, text: secret, clientId: crypto.randomUUID(), files: [aFile('suspicions.pdf')] }
  await transaction((tx) => writeNote(tx, nadia, note))
  await transaction((tx) => writeNote(tx, nadia, note))
  await answer(number, { ...anAnswer('A friendly word'), files: [aFile('agreement.pdf')] })
  await transaction((tx) => assignTicket(tx, nadia, { number, assigneeId: colleague.id }))
  const actor = actorOf(member)
  const person = { id: member.id, verifiedEmail: email }
  const said = JSON.stringify([
    await db.select().from(mailMessage),
    await db.select().from(notification),
    await findOwnTicket(db, actor, { number }),
    await readThreadForPerson(db, number),
    await allOf(exportTickets(db, person)),
    await listFilesOf(db, person),
  ])
  expect(said).toContain('A friendly word')
  expect(said).toContain('agreement.pdf')
  expect(said).not.toContain(secret)
  const [filed] = await listFilesOf(db, person)
  expect(JSON.stringify(await allOf(exportTickets(db, person)))).toContain(
    JSON.stringify({ id: filed?.id, name: 'agreement.pdf' }),
  )
  expect(said).not.toContain('suspicions.pdf')
  const internal = await readDeskThread(db, nadia, number)
  expect(internal.map(({ voice }) => voice)).toEqual(['person', 'note', 'staff', 'note'])
  const files = internal.flatMap((entry) => entry.files)
  expect(files.map(({ name }) => name)).toEqual(['suspicions.pdf', 'agreement.pdf'])
  const open = async ({ id: fileId }: { id: string }) =>
    (await findTicketFile(db, actor, { number, fileId }))?.name
  expect(await Promise.all(files.map(open))).toEqual([undefined, 'agreement.pdf'])
})

test('nobody handles their own ticket, nor reads what is noted about it', async () => {
  const number = await make({ memberId: agent.id })
  await expect(answer(number)).rejects.toThrow(Forbidden)
  await expect(find(number)).rejects.toThrow(Forbidden)
  await expect(
    transaction((tx) => assignTicket(tx, joris, { number, assigneeId: agent.id })),
  ).rejects.toThrow(Invalid)
})

test('what becomes a matter of money becomes urgent by itself', async () => {
  const number = await make()
  await transaction((tx) => sortTicket(tx, nadia, { number, kind: 'payout' }))
  expect(await find(number)).toMatchObject({ kind: 'payout', priority: 'urgent' })
})

test('merging keeps every word where it was said, says where it goes on, and tells the person once', async () => {
  const first = await make({ email: 'twice@example.org' })
  const second = await make({ email: 'twice@example.org', text: 'The same again' })
  await transaction((tx) => mergeTickets(tx, nadia, { number: second, into: first }))
  expect(await find(second)).toMatchObject({ state: 'closed', mergedInto: first })
  expect((await readDeskThread(db, nadia, second))[0]?.text).toBe('The same again')
  expect(await db.$count(mailMessage, eq(mailMessage.to, 'twice@example.org'))).toBe(1)
  await expect(transaction((tx) => mergeTickets(tx, nadia, { number: second, into: first }))).rejects.toThrow(
    Conflict,
  )
})

test('tickets of different people are never merged', async () => {
  const [one, other] = [await make({ email: 'one@example.org' }), await make({ email: 'other@example.org' })]
  await expect(transaction((tx) => mergeTickets(tx, nadia, { number: one, into: other }))).rejects.toThrow(
    Invalid,
  )
})

test('a resolved ticket that is opened again waits by a clock that begins anew', async () => {
  const number = await make()
  await transaction((tx) => resolveTicket(tx, nadia, { number }, context))
  await transaction((tx) => reopenTicket(tx, nadia, { number }, context))
  expect(await find(number)).toMatchObject({ state: 'waiting', resolvedAt: null })
  expect((await find(number)).answerDueAt).not.toBeNull()
})

test('several at once: what is over or one’s own is left as it is', async () => {
  const [one, own, over] = [await make(), await make({ memberId: agent.id }), await make()]
  await transaction((tx) => resolveTicket(tx, joris, { number: over }, context))
  const input = { numbers: [one, own, over], what: 'resolve' as const, assigneeId: null }
  expect(await transaction((tx) => handleMany(tx, nadia, input, context))).toEqual({ done: 1, left: 2 })
})

test('views page by the clock, and a search finds words, a name, an address and a number', async () => {
  const number = await make({ subject: 'Xylophones refused', name: 'Quentin Zell', email: 'zell@quay.test' })
  const now = clock.now()
  const asked = { view: 'all' as const, now }
  for (const words of [
    'xylo',
    'quentin zell',
    'zell@quay.test',
    String(number),
    `#${number}`,
    'leave a team xylophones',
  ])
    expect((await listTickets(db, nadia, { ...asked, words })).rows[0]?.number, words).toBe(number)
  const all: number[] = []
  let after
  do {
    const page = await listTickets(db, nadia, { view: 'waiting', words: '', now, after, most: 2 })
    all.push(...page.rows.map((row) => row.number))
    after = page.next
  } while (after)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength((await countViews(db, nadia, now)).waiting)
})

test('a number of one or two digits beside other words is that number, not what begins with it', async () => {
  const number = await make({ subject: 'Page 17 of the zither score' })
  const find = async (words: string) =>
    (await listTickets(db, nadia, { view: 'all', words, now: clock.now() })).rows.map((row) => row.number)
  expect(await find('zither 17')).toEqual([number])
  expect(await find('zither 1')).toEqual([])
})

test('what waits longer than promised is late', async () => {
  const number = await make()
  const later = new Date(clock.now().getTime() + 3 * 86_400_000)
  const late = await listTickets(db, nadia, { view: 'late', words: '', now: later })
  expect(late.rows.map((row) => row.number)).toContain(number)
  expect((await countViews(db, nadia, clock.now())).late).toBe(0)
})

test('a name that was erased is not found any more', async () => {
  const number = await make({ name: 'Wilhelmina Quist', email: 'quist@example.org' })
  await db
    .update(ticket)
    .set({ name: 'Nobody', email: 'nobody@example.org' })
    .where(eq(ticket.number, number))
  const found = await listTickets(db, nadia, { view: 'all', now: clock.now(), words: 'wilhelmina' })
  expect(found.rows).toEqual([])
})

test('a question that a process of the version before wrote stands on the desk, with its words and a clock', async () => {
  const { rows } = await db.execute<{ number: string }>(sql`
    insert into ticket (subject, name, email, body, opened_at, form_key)
    values ('Old ways', 'Olga Prins', 'olga@example.org', 'Asked before the desk was there', ${clock.now().toISOString()}, gen_random_uuid()::text)
    returning number`)
  const number = Number(rows[0]?.number)
  expect((await find(number)).answerDueAt).not.toBeNull()
  const thread = await readDeskThread(db, nadia, number)
  expect(thread.map(({ text }) => text)).toEqual(['Asked before the desk was there'])
})

test('the public truth is the middle of the last first answers', async () => {
  const { medianMinutes, answers, promisedMinutes } = await describeAnswers(db, context.settings)
  expect(answers).toBeGreaterThan(0)
  expect(medianMinutes).toBeGreaterThanOrEqual(0)
  expect(promisedMinutes).toBe(480)
  const stretch = {
    from: new Date('2026-11-01T00:00:00Z'),
    to: new Date('2026-12-01T00:00:00Z'),
    timeZone: 'UTC',
  }
  expect((await sumDesk(db, nadia, stretch, context.settings)).answered).toBe(answers)
})

test('places of a template are filled from the ticket, and what nothing fills is left to be seen', () => {
  expect(fillTemplate('Hello {name}, about {deal}: {other}', { name: 'Ilse' })).toBe(
    'Hello Ilse, about {deal}: {other}',
  )
})

test('words are looked for within bounds: a rare one is found however old, of one that many old tickets have the desk says that it looked no further', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into ticket (kind, subject, name, email, proved_at, state, priority, last_number, last_at, opened_at, answered_at, form_key, words)
      select 'other', 'Question ' || n, 'Asker', 'asker' || n || '@example.org', at, 'answered', 'normal', 2, at, at, at, 'bound-' || n,
        to_tsvector('simple', 'question' || case when n > 5100 then ' lantern' else '' end || case when n = 7600 then ' candlewick' else '' end)
      from generate_series(1, 7600) as n, lateral (select ${clock.now().toISOString()}::timestamptz - n * interval '1 minute' as at) as asked`)
  })
  const find = (words: string, view: 'all' | 'answered') =>
    listTickets(db, nadia, { view, words, now: clock.now() })
  for (const view of ['all', 'answered'] as const) {
    expect(await find('candlewick', view)).toMatchObject({
      rows: [{ subject: 'Question 7600' }],
      isCut: false,
    })
    expect(await find('lantern', view)).toMatchObject({ rows: [], isCut: true })
    expect(await find('lantern candlewick', view)).toMatchObject({ rows: [{}], isCut: false })
  }
  // A file has all of them.
  const asked = { view: 'all' as const, words: 'lantern', now: clock.now() }
  expect(await allOf(listTicketsForFile(db, nadia, asked))).toHaveLength(2_500)
  // The trail says so before the first of them is given out, and not how many the queue counts to.
  expect(await countTicketsForFile(db, nadia, asked)).toEqual({ count: 2_500, isMore: false })
})
