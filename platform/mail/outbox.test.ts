import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { countWaitingMail, findStoredMail, listStoredMail } from './queries.ts'
import { queueMail, type NewMail } from './queue-mail.ts'
import { removeMailSecrets } from './remove-mail-secrets.ts'
import { mailMessage, type MailMessage } from './schema.server.ts'
import { MAIL_TRIES, sendMail } from './send-mail.ts'
import { openDroppingPeer, openMailPeer, refuse, transportTo } from './testing.ts'
import type { MailTransport } from './transport.ts'

const queuedAt = new Date('2026-05-04T10:00:00Z')
const now = new Date('2026-05-04T10:00:05Z')
const announced: Announced[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase({
    clock: movableClock(queuedAt),
    react: async (_, event) => void announced.push(event),
  })
})

afterEach(async () => {
  announced.length = 0
  await database.db.delete(mailMessage)
})

const queue = (changes: Partial<NewMail> = {}): Promise<string> =>
  database.transaction((tx) =>
    queueMail(tx, {
      kind: 'security',
      brand: 'Guildhall',
      to: 'anna@example.org',
      subject: 'Your code',
      text: 'Your code is 123456.',
      html: '<p>Your code is 123456.</p>',
      ...changes,
    }),
  )

const send = (transport: MailTransport | undefined, id: string, { isDemo = true, at = now } = {}) =>
  sendMail({ db: database.db, transport, now: at, isDemo }, id)

const secret = { words: '123456', until: new Date('2026-05-04T10:10:00Z') }

async function stored(id: string): Promise<MailMessage> {
  const [row] = await database.db.select().from(mailMessage).where(eq(mailMessage.id, id))
  return row!
}

test('a queued letter waits in the outbox and is announced', async () => {
  const id = await queue()
  expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0, sentAt: null, createdAt: queuedAt })
  expect(announced).toEqual([{ kind: 'mail.queued', mailId: id }])
  expect(await countWaitingMail(database.db)).toBe(1)
})

test('a letter whose cause is undone was never written', async () => {
  const undone = database.transaction(async (tx) => {
    await queueMail(tx, {
      kind: 'deal',
      brand: 'G',
      to: 'anna@example.org',
      subject: 'S',
      text: 'T',
      html: 'H',
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await countWaitingMail(database.db)).toBe(0)
})

test('a letter is sent, and running the job again sends nothing more', async () => {
  const peer = await openMailPeer()
  const id = await queue()
  await send(transportTo(peer.url), id)
  await send(transportTo(peer.url), id)
  expect(peer.letters).toHaveLength(1)
  expect(peer.letters[0]).toMatchObject({ subject: 'Your code', messageId: `<${id}@guildhall.example>` })
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: now, lastError: null })
})

test('a letter that a dying process still holds is not taken for sent', async () => {
  const peer = await openMailPeer()
  const id = await queue()
  const [isHeld, dies] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.db
    .transaction(async (tx) => {
      await tx.select().from(mailMessage).where(eq(mailMessage.id, id)).for('update')
      isHeld.resolve()
      await dies.promise
      throw new Error('dead')
    })
    .catch(() => {})
  await isHeld.promise
  const sending = send(transportTo(peer.url), id)
  dies.resolve()
  await Promise.all([holding, sending])
  expect(peer.letters).toHaveLength(1)
  expect(await stored(id)).toMatchObject({ state: 'sent' })
})

test('the same job running eight times at once sends one letter', async () => {
  const peer = await openMailPeer()
  const id = await queue()
  const transport = transportTo(peer.url)
  await Promise.all(Array.from({ length: 8 }, () => send(transport, id)))
  expect(peer.letters).toHaveLength(1)
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a letter that is no longer there is no error', async () => {
  await expect(send(undefined, '00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined()
})

test('without a mail server the letter is kept for the mailbox in the product', async () => {
  const id = await queue()
  await send(undefined, id)
  expect(await stored(id)).toMatchObject({ state: 'kept', sentAt: null })
  expect(await listStoredMail(database.db, { limit: 10 })).toMatchObject([
    { id, text: 'Your code is 123456.' },
  ])
  expect(await findStoredMail(database.db, id)).toMatchObject({ id })
  const peer = await openMailPeer()
  await send(transportTo(peer.url), id)
  expect(peer.letters).toHaveLength(0)
})

test('the mailbox in the product shows nothing of a letter that went out', async () => {
  const peer = await openMailPeer()
  const id = await queue()
  await send(transportTo(peer.url), id)
  expect(await listStoredMail(database.db, { limit: 10 })).toEqual([])
  expect(await findStoredMail(database.db, id)).toBeUndefined()
})

test('a server that hangs up makes the job fail, and the letter goes out once it is back', async () => {
  const dropping = await openDroppingPeer()
  const id = await queue()
  await expect(send(transportTo(dropping.url), id)).rejects.toMatchObject({ name: 'MailFailure' })
  expect(await stored(id)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringMatching(/./),
  })
  const peer = await openMailPeer()
  await send(transportTo(peer.url), id)
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('after the last try the letter has failed, and it is left alone', async () => {
  const dropping = await openDroppingPeer()
  const id = await queue()
  await database.db
    .update(mailMessage)
    .set({ attempts: MAIL_TRIES - 1 })
    .where(eq(mailMessage.id, id))
  await expect(send(transportTo(dropping.url), id)).rejects.toMatchObject({ name: 'MailFailure' })
  expect(await stored(id)).toMatchObject({ state: 'failed', attempts: MAIL_TRIES })
  await expect(send(transportTo(dropping.url), id)).resolves.toBeUndefined()
})

test('a mailbox that does not exist is not tried again', async () => {
  const peer = await openMailPeer({ onRcptTo: refuse(550, 'No such mailbox') })
  const id = await queue()
  await expect(send(transportTo(peer.url), id)).resolves.toBeUndefined()
  expect(await stored(id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: expect.stringContaining('No such mailbox'),
  })
})

test('a letter that was sent keeps no code, and its reader has it', async () => {
  const peer = await openMailPeer()
  const id = await queue({ secret })
  await send(transportTo(peer.url), id)
  expect(peer.letters[0]).toMatchObject({ text: expect.stringContaining('123456') })
  expect(await stored(id)).toMatchObject({
    text: 'Your code is [removed].',
    html: '<p>Your code is [removed].</p>',
    secret: null,
    secretUntil: null,
  })
})

test('a letter that was refused for good, or failed too often, keeps no code', async () => {
  const peer = await openMailPeer({ onRcptTo: refuse(550, 'No such mailbox') })
  const refused = await queue({ secret })
  await send(transportTo(peer.url), refused)
  const failing = await queue({ secret })
  await database.db
    .update(mailMessage)
    .set({ attempts: MAIL_TRIES - 1 })
    .where(eq(mailMessage.id, failing))
  await expect(send(transportTo((await openDroppingPeer()).url), failing)).rejects.toThrow()
  for (const id of [refused, failing])
    expect(await stored(id)).toMatchObject({ state: 'failed', text: 'Your code is [removed].', secret: null })
})

test('one that will be tried again keeps it until then', async () => {
  const id = await queue({ secret })
  await expect(send(transportTo((await openDroppingPeer()).url), id)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ state: 'waiting', text: 'Your code is 123456.', secret: '123456' })
})

test('without a mail server a demo keeps the code for its mailbox, and nobody else does', async () => {
  const [shown, hidden] = [await queue({ secret }), await queue({ secret })]
  await send(undefined, shown)
  await send(undefined, hidden, { isDemo: false })
  expect(await stored(shown)).toMatchObject({ state: 'kept', text: 'Your code is 123456.' })
  expect(await stored(hidden)).toMatchObject({ state: 'kept', text: 'Your code is [removed].', secret: null })
})

test('a letter whose code is no longer good is not sent any more', async () => {
  const peer = await openMailPeer()
  const id = await queue({ secret })
  await send(transportTo(peer.url), id, { at: secret.until })
  expect(peer.letters).toHaveLength(0)
  expect(await stored(id)).toMatchObject({
    state: 'failed',
    text: 'Your code is [removed].',
    lastError: expect.stringContaining('no longer good'),
  })
})

test('codes that died, and those that an earlier version sent, are taken out of all letters', async () => {
  const states = ['waiting', 'kept', 'failed', 'sent'] as const
  const later = { words: '123456', until: new Date('2026-05-05T10:00:00Z') }
  const dead = await Promise.all(states.map(() => queue({ secret })))
  const alive = await Promise.all(states.map(() => queue({ secret: later })))
  for (const ids of [dead, alive])
    for (const [at, state] of states.entries())
      await database.db
        .update(mailMessage)
        .set({ state, sentAt: state === 'sent' ? now : null })
        .where(eq(mailMessage.id, ids[at]!))
  expect(await removeMailSecrets(database.db, secret.until)).toBe(6)
  expect(await removeMailSecrets(database.db, secret.until)).toBe(0)
  const left = await database.db.select().from(mailMessage)
  const withCode = left.filter((one) => JSON.stringify(one).includes('123456'))
  expect(withCode.map(({ id }) => id).toSorted()).toEqual([alive[0]!, alive[1]!].toSorted())
  expect(await stored(dead[0]!)).toMatchObject({ state: 'failed', lastError: expect.stringMatching(/./) })
})

test('a secret that does not stand in its letter is a fault', async () => {
  await expect(queue({ secret: { words: '999999', until: secret.until } })).rejects.toThrow(RangeError)
})

test('a subject from a person stays one header', async () => {
  const peer = await openMailPeer()
  const id = await queue({ subject: 'A logo\r\nBcc: bob@example.org', brand: 'G\nX-Injected: yes' })
  await send(transportTo(peer.url), id)
  expect(peer.recipients).toEqual(['anna@example.org'])
  expect(peer.letters[0]).toMatchObject({ subject: 'A logo Bcc: bob@example.org' })
  expect(peer.letters[0]!.headers.has('x-injected')).toBe(false)
})

test('a recipient with a line break or a second address is never queued', async () => {
  await expect(queue({ to: 'anna@example.org\r\nBcc: bob@example.org' })).rejects.toThrow(RangeError)
  await expect(queue({ to: 'anna@example.org,bob@example.org' })).rejects.toThrow(RangeError)
  expect(await countWaitingMail(database.db)).toBe(0)
})

test.each([
  ['to_address', 'anna@example.org\r\nBcc: bob@example.org'],
  ['to_address', 'anna@example.org,bob@example.org'],
  ['to_address', 'anna'],
  ['from_address', 'post@quay.example\r\nBcc: bob@example.org'],
  ['from_address', 'Quay <post@quay.example>'],
  ['subject', 'Hi\nBcc: bob@example.org'],
  ['subject', ''],
  ['brand', 'G\rBcc: bob@example.org'],
  ['unsubscribe_url', 'https://a.example/\nBcc: bob@example.org'],
  ['unsubscribe_url', 'javascript:alert(1)'],
  ['state', 'lost'],
  ['state', 'sent'],
])('the database itself refuses %s %j', async (column, value) => {
  const id = await queue()
  const change = sql`update mail_message set ${sql.identifier(column)} = ${value} where id = ${id}`
  await expect(database.db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } })
})

test('joined and right-to-left characters in a subject are no control characters', async () => {
  const id = await queue({ subject: 'A family 👨‍👩‍👧 and \u05e9\u05dc\u05d5\u05dd\u200f', to: 'анна@пример.рф' })
  expect(await stored(id)).toMatchObject({ subject: 'A family 👨‍👩‍👧 and \u05e9\u05dc\u05d5\u05dd\u200f' })
})
