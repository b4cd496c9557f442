import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor, visitor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { openTicket, type TicketInput } from './index.ts'
import { ticket, ticketEntry } from './schema.server.ts'

const now = new Date('2026-11-11T12:00:00Z')
const announced: unknown[] = []
const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const from = {
  settings: { ...initial, marketplaceName: 'Harbour', contactEmail: 'help@harbour.test' },
  siteOrigin: 'https://harbour.test',
}
const desk = { ...from }
const { db, transaction } = await testDatabase({
  clock: movableClock(now),
  hear: (event) => announced.push(event),
  desk,
})

function written(given: Partial<TicketInput> = {}): TicketInput {
  return {
    name: 'Ilse Brandt',
    email: 'ilse@example.org',
    subject: 'Leaving a team',
    body: 'How do I leave a team that has open deals?',
    formKey: crypto.randomUUID(),
    ...given,
  }
}

const open = (input: TicketInput, sender: typeof from = from) => {
  Object.assign(desk, sender)
  return transaction((tx) => openTicket(tx, visitor, input))
}
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))

test('a ticket is open from the moment it was sent, under a number that people can quote', async () => {
  const input = written()
  const { number } = await open(input)
  expect(number).toBeGreaterThan(1000)
  const [stored] = await db.select().from(ticket).where(eq(ticket.number, number))
  const { body, ...asked } = input
  expect(stored).toMatchObject({ ...asked, number, state: 'open', openedAt: now })
  const entries = await db.select().from(ticketEntry).where(eq(ticketEntry.ticketNumber, number))
  expect(entries).toMatchObject([{ number: 1, voice: 'person', text: body }])
  expect(announced).toContainEqual({ kind: 'ticket.opened', number })
})

test('the operator gets the message and the sender a confirmation with the number', async () => {
  const input = written({ email: 'tomas@example.org' })
  const { number } = await open(input, {
    ...from,
    settings: { ...from.settings, contactEmail: 'desk@harbour.test' },
  })
  const [toOperator] = await lettersTo('desk@harbour.test')
  expect(toOperator).toMatchObject({
    brand: 'Harbour',
    subject: `Ticket ${number}: Leaving a team`,
    state: 'waiting',
  })
  expect(toOperator?.text).toContain('How do I leave a team that has open deals?')
  expect(toOperator?.text).toContain('tomas@example.org')
  const [toSender] = await lettersTo('tomas@example.org')
  expect(toSender?.subject).toBe(`We have your message, ticket ${number}`)
})

test('the confirmation repeats nothing of what was written, so that nobody can send spam through the form', async () => {
  await open(
    written({
      email: 'stranger@example.org',
      name: 'Buy pills',
      subject: 'Cheap pills',
      body: 'Pills at https://pills.example',
    }),
  )
  const [letter] = await lettersTo('stranger@example.org')
  expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toMatch(/pills/i)
})

test('without an address of the operator the ticket waits in the marketplace and only the sender is written to', async () => {
  const before = await db.$count(mailMessage)
  await open(written({ email: 'alone@example.org' }), {
    ...from,
    settings: { ...from.settings, contactEmail: '' },
  })
  expect(await db.$count(mailMessage)).toBe(before + 1)
  expect(await lettersTo('alone@example.org')).toHaveLength(1)
})

test('the same form sent many times at once opens one ticket and sends its letters once', async () => {
  const input = written({ email: 'impatient@example.org' })
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(input)))
  expect(new Set(opened.map(({ number }) => number)).size).toBe(1)
  expect(await db.select().from(ticket).where(eq(ticket.formKey, input.formKey))).toHaveLength(1)
  expect(await lettersTo('impatient@example.org')).toHaveLength(1)
})

test('a line break in the subject cannot write a header of the letter', async () => {
  const subject = 'Hello\r\nBcc: everyone@example.org'
  const { number } = await open(written({ subject, email: 'sly@example.org' }))
  const [letter] = await db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.subject, `Ticket ${number}: Hello Bcc: everyone@example.org`))
  expect(letter?.to).toBe('help@harbour.test')
})

test('when the rest of the transaction fails there is no ticket and no letter', async () => {
  const input = written({ email: 'never@example.org' })
  const failing = transaction(async (tx) => {
    await openTicket(tx, visitor, input)
    throw new Error('the power went out')
  })
  await expect(failing).rejects.toThrow('the power went out')
  expect(await db.select().from(ticket).where(eq(ticket.formKey, input.formKey))).toHaveLength(0)
  expect(await lettersTo('never@example.org')).toHaveLength(0)
})

test('a deadline opens no ticket: only people ask for help', async () => {
  await expect(transaction((tx) => openTicket(tx, clockActor, written()))).rejects.toBeInstanceOf(Forbidden)
})
