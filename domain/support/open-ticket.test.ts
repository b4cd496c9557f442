import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor, visitor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { openTicket, proveTicket, ticketInput, type TicketInput } from './index.ts'
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
    kind: 'other',
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

test('a visitor’s question waits, under a number that people can quote, until its address is proved', async () => {
  const input = written()
  const { number } = await open(input)
  expect(number).toBeGreaterThan(1000)
  const [stored] = await db.select().from(ticket).where(eq(ticket.number, number))
  const { body, ...asked } = input
  expect(stored).toMatchObject({
    ...asked,
    number,
    state: 'open',
    openedAt: now,
    provedAt: null,
    answerDueAt: null,
  })
  const entries = await db.select().from(ticketEntry).where(eq(ticketEntry.ticketNumber, number))
  expect(entries).toMatchObject([{ number: 1, voice: 'person', text: body }])
  expect(announced).not.toContainEqual({ kind: 'ticket.opened', number })
  expect(await lettersTo('help@harbour.test')).toEqual([])
})

test('once the link in the e-mail was used the operator gets the message, and its clock runs', async () => {
  const input = written({ email: 'tomas@example.org' })
  const { number, key } = await open(input, {
    ...from,
    settings: { ...from.settings, contactEmail: 'desk@harbour.test' },
  })
  const [toSender] = await lettersTo('tomas@example.org')
  expect(toSender?.subject).toBe(`Confirm your question, ticket ${number}`)
  expect(toSender?.text).toContain(`https://harbour.test/support/tickets/${number}?key=${key}`)
  await transaction((tx) => proveTicket(tx, visitor, { number, key }))
  const [toOperator] = await lettersTo('desk@harbour.test')
  expect(toOperator).toMatchObject({
    brand: 'Harbour',
    subject: `Ticket ${number}: Leaving a team`,
    state: 'waiting',
  })
  expect(toOperator?.text).toContain('How do I leave a team that has open deals?')
  expect(toOperator?.text).toContain('tomas@example.org')
  const [stored] = await db.select().from(ticket).where(eq(ticket.number, number))
  expect(stored?.provedAt).toEqual(now)
  expect(stored?.answerDueAt?.getTime()).toBeGreaterThan(now.getTime())
})

test('the e-mail repeats nothing of what was written, so that nobody can send spam through the form', async () => {
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

test('an address that may be somebody else’s gets three e-mails an hour, and no more', async () => {
  const send = () => open(written({ email: 'flooded@example.org' }))
  for (let sent = 0; sent < 3; sent++) await send()
  await expect(send()).rejects.toBeInstanceOf(TooManyRequests)
  expect(await lettersTo('flooded@example.org')).toHaveLength(3)
})

test('the same form sent many times at once opens one ticket and sends its letters once', async () => {
  const input = written({ email: 'impatient@example.org' })
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(input)))
  expect(new Set(opened.map(({ number }) => number)).size).toBe(1)
  expect(await db.select().from(ticket).where(eq(ticket.formKey, input.formKey))).toHaveLength(1)
  expect(await lettersTo('impatient@example.org')).toHaveLength(1)
})

test('a subject is one line: a line break can’t write a header of an e-mail', () => {
  const sly = ticketInput.safeParse(written({ subject: 'Hello\r\nBcc: everyone@example.org' }))
  expect(sly.error?.issues[0]?.message).toBe('Subject: on one line, please')
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
