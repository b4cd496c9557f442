import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { proveAddress } from '#domain/accounts/emails/prove-address.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { signInContext } from '#domain/accounts/sign-in/testing-sign-in.ts'
import { clockActor, visitor } from '#domain/actor.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { exportTickets, listFilesOf } from '../export-tickets.ts'
import { keepFiles } from '../keep-files.ts'
import {
  askTicketLink,
  closeTicket,
  countUnreadTickets,
  findOwnTicket,
  findTicketFile,
  forgetUnproved,
  listOwnTickets,
  listToClose,
  markTicketSeen,
  openTicket,
  proveTicket,
  rateTicket,
  readThreadForPerson,
  reopenOwnTicket,
  resolveOwnTicket,
  writeToTicket,
} from '../index.ts'
import { ticket, ticketFile } from '../schema.server.ts'
import { allOf, answerAsStaff, noteAsStaff } from '../testing.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const told: unknown[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => told.push(event) })

const uuid = () => crypto.randomUUID()
const asked = (given: object = {}) => ({
  subject: 'Accepted by the clock?',
  body: 'Can the three days be made five?',
  formKey: uuid(),
  ...given,
})
const someone = (given: Parameters<typeof makeMember>[1] = {}) => transaction((tx) => makeMember(tx, given))
const staffer = await someone({ displayName: 'Nadia Orlova', role: 'admin' })
const stateOf = async (number: number) =>
  (await db.select({ state: ticket.state }).from(ticket).where(eq(ticket.number, number)))[0]?.state

async function ofMember() {
  const who = await someone()
  const actor = actorOf(who)
  const { number } = await transaction((tx) => openTicket(tx, actor, asked()))
  return { who, actor, number }
}

async function ofVisitor(email: string) {
  const { number, key } = await transaction((tx) =>
    openTicket(tx, visitor, asked({ name: 'Ilse Brandt', email })),
  )
  return { number, key }
}

const answer = (number: number, text = 'Ask for changes: that stops the clock.') =>
  transaction((tx) => answerAsStaff(tx, { number, authorId: staffer.id, text }))
const reply = (
  actor: Parameters<typeof writeToTicket>[1],
  door: { number: number; key?: string | undefined },
) => transaction((tx) => writeToTicket(tx, actor, { ...door, text: 'And then?', clientId: uuid() }))

test('a ticket goes from open to answered, waiting, resolved and closed, and a reply reopens it until then', async () => {
  const { actor, number } = await ofMember()
  await reply(actor, { number })
  expect(await stateOf(number)).toBe('open')
  await answer(number)
  await reply(actor, { number })
  expect(await stateOf(number)).toBe('waiting')
  await transaction((tx) => resolveOwnTicket(tx, actor, { number }))
  expect(await stateOf(number)).toBe('resolved')
  await reply(actor, { number })
  expect(await stateOf(number)).toBe('waiting')
  await transaction((tx) => resolveOwnTicket(tx, actor, { number }))
  await transaction((tx) => reopenOwnTicket(tx, actor, { number }))
  expect(await stateOf(number)).toBe('waiting')
  await transaction((tx) => resolveOwnTicket(tx, actor, { number }))
  clock.advanceMs(7 * DAY_MS - 1)
  expect(await listToClose(db, clock.now(), 1_000)).not.toContain(number)
  await transaction((tx) => closeTicket(tx, clockActor, number))
  expect(await stateOf(number)).toBe('resolved')
  clock.advanceMs(1)
  expect(await listToClose(db, clock.now(), 1_000)).toContain(number)
  await transaction((tx) => closeTicket(tx, clockActor, number))
  expect(await stateOf(number)).toBe('closed')
})

test('a reply to a closed ticket begins one new ticket that names the old', async () => {
  const { actor, number } = await ofMember()
  await transaction((tx) => resolveOwnTicket(tx, actor, { number }))
  clock.advanceMs(8 * DAY_MS)
  await transaction((tx) => closeTicket(tx, clockActor, number))
  await expect(transaction((tx) => reopenOwnTicket(tx, actor, { number }))).rejects.toBeInstanceOf(Conflict)
  const words = { number, text: 'It is back', clientId: uuid() }
  const first = await transaction((tx) => writeToTicket(tx, actor, words))
  const again = await transaction((tx) => writeToTicket(tx, actor, words))
  expect(again.number).toBe(first.number)
  const next = await findOwnTicket(db, actor, { number: first.number })
  expect(next).toMatchObject({
    followsNumber: number,
    state: 'open',
    subject: 'Again: Accepted by the clock?',
  })
})

test('words sent twice are said once', async () => {
  const { actor, number } = await ofMember()
  const words = { number, text: 'Once', clientId: uuid() }
  await transaction((tx) => writeToTicket(tx, actor, words))
  await transaction((tx) => writeToTicket(tx, actor, words))
  const { entries } = await readThreadForPerson(db, number)
  expect(entries.filter(({ text }) => text === 'Once')).toHaveLength(1)
})

test('the ticket of another is not there, by its number or with a link of one’s own', async () => {
  const { number } = await ofMember()
  const other = actorOf(await someone())
  const own = await ofVisitor('own@example.org')
  for (const [actor, key] of [
    [other, undefined],
    [visitor, own.key],
    [visitor, 'A'.repeat(43)],
  ] as const) {
    await expect(findOwnTicket(db, actor, { number, key })).rejects.toBeInstanceOf(NotFound)
    await expect(reply(actor, { number, key })).rejects.toBeInstanceOf(NotFound)
  }
})

test('only what is one’s own can be linked', async () => {
  const actor = actorOf(await someone())
  for (const kind of ['deal', 'order', 'payment', 'payout', 'service', 'project', 'team'] as const) {
    const forged = transaction((tx) => openTicket(tx, actor, asked({ about: { kind, id: uuid() } })))
    await expect(forged, kind).rejects.toBeInstanceOf(Invalid)
  }
})

test('a visitor writes nothing before the address is proved, and follows the ticket by the link afterwards', async () => {
  const { number, key } = await ofVisitor('follows@example.org')
  await expect(reply(visitor, { number, key })).rejects.toBeInstanceOf(Conflict)
  await transaction((tx) => proveTicket(tx, visitor, { number, key }))
  await answer(number)
  await reply(visitor, { number, key })
  expect(await stateOf(number)).toBe('waiting')
})

test('a lost link is replaced by another, which goes to the address alone and tells nobody whether there is a ticket', async () => {
  const { number, key } = await ofVisitor('lost@example.org')
  const askFor = (email: string) => transaction((tx) => askTicketLink(tx, visitor, { number, email }))
  await askFor('thief@example.org')
  await expect(findOwnTicket(db, visitor, { number, key })).resolves.toBeDefined()
  await askFor('LOST@example.org')
  await expect(findOwnTicket(db, visitor, { number, key })).rejects.toBeInstanceOf(NotFound)
  const letters = await db.select({ to: mailMessage.to }).from(mailMessage)
  expect(letters.filter(({ to }) => to === 'lost@example.org')).toHaveLength(2)
  expect(letters.filter(({ to }) => to === 'thief@example.org')).toHaveLength(0)
})

test('a proved ticket joins the account that proves its address, and its link opens nothing any more', async () => {
  const email = 'joins@example.org'
  const { number, key } = await ofVisitor(email)
  const unproved = await ofVisitor(email)
  await transaction((tx) => proveTicket(tx, visitor, { number, key }))
  const who = await someone({ email, state: 'unverified' })
  await expect(findOwnTicket(db, actorOf(who), { number })).rejects.toBeInstanceOf(NotFound)
  await transaction(async (tx) => {
    await proveAddress(tx, actorOf(who), who, { by: 'link', keepsPassword: true }, signInContext())
  })
  const actor = actorOf({ ...who, state: 'active' })
  expect((await findOwnTicket(db, actor, { number })).memberId).toBe(who.id)
  await expect(findOwnTicket(db, visitor, { number, key })).rejects.toBeInstanceOf(NotFound)
  const { rows } = await listOwnTickets(db, actor, {})
  expect(rows.map((row) => row.number)).toEqual([number])
  // What somebody wrote in the address's name is not theirs until the link was used.
  await transaction((tx) => proveTicket(tx, visitor, unproved))
  expect((await listOwnTickets(db, actor, {})).rows).toHaveLength(2)
})

test('what nobody proved is forgotten after a week', async () => {
  const { number } = await ofVisitor('never@example.org')
  clock.advanceMs(6 * DAY_MS)
  await transaction((tx) => forgetUnproved(tx, clockActor))
  expect(await stateOf(number)).toBe('open')
  clock.advanceMs(2 * DAY_MS)
  await transaction((tx) => forgetUnproved(tx, clockActor))
  expect(await stateOf(number)).toBeUndefined()
})

test('files of a visitor are for the desk and whoever has the link, once the address is proved; unproved, they go with the rest', async () => {
  const file = (fileKey: string) => ({
    name: 'receipt.pdf',
    type: 'application/pdf',
    bytes: 9,
    fileKey,
    scannedAt: null,
  })
  const open = (email: string, fileKey: string) =>
    transaction((tx) =>
      openTicket(tx, visitor, asked({ name: 'Ilse Brandt', email, files: [file(fileKey)] })),
    )
  const { number, key } = await open('files@example.org', 'support/of-a-visitor')
  const [kept] = await db.select().from(ticketFile).where(eq(ticketFile.ticketNumber, number))
  const fileId = kept?.id ?? ''
  const door = { number, key }
  expect(await findTicketFile(db, visitor, { ...door, fileId })).toBeUndefined()
  await transaction((tx) => proveTicket(tx, visitor, door))
  expect(await findTicketFile(db, visitor, { ...door, fileId })).toMatchObject({ name: 'receipt.pdf' })
  const other = await ofVisitor('other-files@example.org')
  await transaction((tx) => proveTicket(tx, visitor, other))
  for (const wrong of [{ number }, { number, key: other.key }, { number, key: 'A'.repeat(43) }])
    await expect(findTicketFile(db, visitor, { ...wrong, fileId })).rejects.toBeInstanceOf(NotFound)
  // Another ticket's link opens none of it, and the thread of one names no file of the other.
  expect(await findTicketFile(db, visitor, { ...other, fileId })).toBeUndefined()
  expect(JSON.stringify(await readThreadForPerson(db, other.number))).not.toContain('receipt.pdf')
  // What the desk notes about it, and with which file, is not theirs by the link either.
  const entryNumber = await transaction((tx) =>
    noteAsStaff(tx, { number, authorId: staffer.id, text: 'Looks forged' }),
  )
  await transaction((tx) => keepFiles(tx, { ticketNumber: number, entryNumber }, [file('support/forged')]))
  const [noted] = await db.select().from(ticketFile).where(eq(ticketFile.fileKey, 'support/forged'))
  expect(await findTicketFile(db, visitor, { ...door, fileId: noted?.id ?? '' })).toBeUndefined()
  expect(JSON.stringify(await readThreadForPerson(db, number))).not.toMatch(/forged/)
  const { entries } = await readThreadForPerson(db, number)
  expect(entries[0]?.files).toMatchObject([{ name: 'receipt.pdf' }])

  await open('never-files@example.org', 'support/never-proved')
  clock.advanceMs(8 * DAY_MS)
  await transaction((tx) => forgetUnproved(tx, clockActor))
  expect(await db.$count(ticketFile, eq(ticketFile.fileKey, 'support/never-proved'))).toBe(0)
})

test('an answer waits until it is read, and the help is rated once there was some', async () => {
  const { who, actor, number } = await ofMember()
  const rate = () => transaction((tx) => rateTicket(tx, actor, { number, rating: 'good', words: 'Quick' }))
  await expect(rate()).rejects.toBeInstanceOf(Conflict)
  await answer(number)
  expect(await countUnreadTickets(db, who.id)).toBe(1)
  await transaction((tx) => markTicketSeen(tx, actor, { number }))
  expect(await countUnreadTickets(db, who.id)).toBe(0)
  await rate()
  expect(await findOwnTicket(db, actor, { number })).toMatchObject({ rating: 'good', ratingWords: 'Quick' })
})

test('a note of the desk and its file reach the person nowhere: page, file, stream, e-mail or export', async () => {
  const { who, actor, number } = await ofMember()
  const secret = 'Suspicious: look at the other account'
  told.length = 0
  await answer(number)
  const entryNumber = await transaction((tx) =>
    noteAsStaff(tx, { number, authorId: staffer.id, text: secret }),
  )
  await transaction((tx) =>
    keepFiles(tx, { ticketNumber: number, entryNumber }, [
      { name: 'suspicious.pdf', type: 'application/pdf', bytes: 9, fileKey: 'support/note', scannedAt: null },
    ]),
  )
  await reply(actor, { number })
  const [file] = await db.select().from(ticketFile).where(eq(ticketFile.fileKey, 'support/note'))
  expect(await findTicketFile(db, actor, { number, fileId: file?.id ?? '' })).toBeUndefined()
  const person = { id: who.id, verifiedEmail: who.email }
  const sent = [
    await findOwnTicket(db, actor, { number }),
    await readThreadForPerson(db, number),
    await listOwnTickets(db, actor, {}),
    await allOf(exportTickets(db, person)),
    await listFilesOf(db, person),
    await db.select().from(mailMessage).where(eq(mailMessage.to, who.email)),
    told,
  ]
  for (const one of sent) expect(JSON.stringify(one)).not.toMatch(/suspicious|support\/note/i)
})
