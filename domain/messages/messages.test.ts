import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import {
  archiveConversation,
  deleteMessage,
  editMessage,
  findConversation,
  findMessageFile,
  findUnread,
  listConversations,
  markRead,
  markUnread,
  readMessages,
  searchMessages,
  sendMessage,
  writeToMember,
} from './index.ts'
import { hideMessage } from './moderation/hide-message.ts'
import { showMessage } from './moderation/show-message.ts'
import { messageFlag, messageVersion } from './schema.server.ts'
import { aConversation, aFile, aMember, said } from './testing.ts'

const start = new Date('2030-01-07T10:00:00Z')
const clock = movableClock(start)
// Who is told of it is looked at in `unread-told.test.ts`; jobs do that, so that nobody who writes waits for it.
const react = reactWith({ enqueue: () => Promise.resolve() }, testDesk())
const { db, transaction } = await testDatabase({ clock, react })

const begin = () => transaction((tx) => aConversation(tx))
const send = (actor: MemberActor, conversationId: string, text: string, more = {}) =>
  transaction((tx) => sendMessage(tx, actor, { conversationId, ...said(text, more) }))
const textsOf = async (conversationId: string) =>
  (await readMessages(db, conversationId)).messages.map(({ text }) => text)

test('two members have one conversation, whoever writes first, even at the same moment', async () => {
  const [ann, bob] = await transaction(async (tx) => [await aMember(tx), await aMember(tx)])
  const sent = await Promise.all([
    transaction((tx) => writeToMember(tx, ann, { toId: bob.id, ...said('from Ann') })),
    transaction((tx) => writeToMember(tx, bob, { toId: ann.id, ...said('from Bob') })),
  ])
  const ids = new Set(sent.map((one) => ('number' in one ? one.conversationId : '')))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  expect((await textsOf(id)).toSorted()).toEqual(['from Ann', 'from Bob'])
})

test('of fifty messages, six written at a time, all are in one order without gaps, and unread counts are right', async () => {
  const { ann, bob, conversationId } = await begin()
  const waiting = Array.from({ length: 50 }, (_, place) => `message ${place}`).entries()
  const write = async () => {
    for (const [place, text] of waiting) await send(place % 2 ? ann : bob, conversationId, text)
  }
  // As many as have a connection: more would only wait for one.
  await Promise.all(Array.from({ length: 6 }, write))
  const { messages } = await readMessages(db, conversationId, { after: 0 })
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, place) => place + 1))
  expect(messages.map(({ change }) => change)).toEqual(messages.map(({ number }) => number))
  for (const who of [ann, bob]) {
    await transaction((tx) => markRead(tx, who, { conversationId, upTo: 51 }))
    expect(await findUnread(db, who.id)).toBe(0)
  }
})

test('the same client id is the same message; with other words it is refused', async () => {
  const { ann, bob, conversationId } = await begin()
  const words = said('once')
  const again = () => transaction((tx) => sendMessage(tx, ann, { conversationId, ...words }))
  const sent = await Promise.all([again(), again(), again()])
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
  expect(sent.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  expect(await textsOf(conversationId)).toEqual(['Good morning', 'once'])
  await expect(
    transaction((tx) => sendMessage(tx, ann, { conversationId, ...words, text: 'twice' })),
  ).rejects.toThrow(Conflict)
  // Another's message may have the same id by chance or by intent: it is another message.
  await send(bob, conversationId, 'mine', { clientId: words.clientId })
  const elsewhere = await transaction((tx) => aConversation(tx, ann))
  await expect(
    transaction((tx) => sendMessage(tx, ann, { ...words, conversationId: elsewhere.conversationId })),
  ).rejects.toThrow(Conflict)
})

test('what is unread is kept for each conversation and together, and is read, put off and put away', async () => {
  const { ann, bob, conversationId } = await begin()
  await send(ann, conversationId, 'and another thing')
  const list = async (filter: 'all' | 'unread' | 'archived') =>
    (await listConversations(db, bob, { filter })).conversations.map(({ id, unread }) => [id, unread])
  expect(await list('unread')).toEqual([[conversationId, 2]])
  expect(await findUnread(db, bob.id)).toBe(1)
  await transaction((tx) => markRead(tx, bob, { conversationId, upTo: 1 }))
  expect(await list('unread')).toEqual([[conversationId, 1]])
  await transaction((tx) => markRead(tx, bob, { conversationId, upTo: 999 }))
  expect([await list('unread'), await findUnread(db, bob.id)]).toEqual([[], 0])
  await transaction((tx) => markUnread(tx, bob, { conversationId }))
  expect([await list('unread'), await findUnread(db, bob.id)]).toEqual([[[conversationId, 1]], 1])
  await transaction((tx) => archiveConversation(tx, bob, { conversationId, isOn: true }))
  expect([await list('all'), await findUnread(db, bob.id)]).toEqual([[], 0])
  await send(ann, conversationId, 'back again')
  expect([await list('archived'), await list('all')]).toEqual([[], [[conversationId, 1]]])
})

test('who answers has read what was there', async () => {
  const { bob, conversationId } = await begin()
  await send(bob, conversationId, 'an answer')
  expect(await findUnread(db, bob.id)).toBe(0)
})

test('a stranger, a banned member, an administrator and who looks as a member find nothing of it', async () => {
  const { ann, bob, conversationId } = await begin()
  await send(ann, conversationId, 'the secret of ceramics', { files: [aFile()] })
  const { messages } = await readMessages(db, conversationId)
  const fileId = messages.at(-1)?.files[0]?.id ?? ''
  const stranger = await transaction((tx) => aMember(tx))
  const others: MemberActor[] = [
    stranger,
    { ...stranger, role: 'admin' },
    { ...bob, state: 'banned' },
    { ...bob, viewedBy: stranger.id },
  ]
  for (const viewer of others) {
    expect(await findConversation(db, conversationId, viewer)).toBeUndefined()
    expect(await findMessageFile(db, { conversationId, fileId }, viewer)).toBeUndefined()
    expect(await searchMessages(db, viewer, 'ceramics')).toEqual([])
    expect((await listConversations(db, viewer, { filter: 'all' })).conversations).toEqual([])
    await expect(send(viewer, conversationId, 'may I?')).rejects.toThrow(/no conversation|closed|looking/)
    await expect(transaction((tx) => markRead(tx, viewer, { conversationId, upTo: 1 }))).rejects.toThrow(
      NotFound,
    )
  }
  expect(await findMessageFile(db, { conversationId, fileId }, bob)).toMatchObject({ name: 'plan.pdf' })
  // A file of one conversation is not found by way of another.
  const other = await transaction((tx) => aConversation(tx, bob))
  expect(await findMessageFile(db, { conversationId: other.conversationId, fileId }, bob)).toBeUndefined()
})

test('words are found by those who may read them, by their beginnings, and not once they are taken back', async () => {
  const { ann, bob, conversationId } = await begin()
  const { number } = await send(ann, conversationId, 'Does it work on an old Telephone?')
  const found = () => searchMessages(db, bob, 'telep old')
  expect(await found()).toMatchObject([{ conversationId, number }])
  expect(await searchMessages(db, bob, `reader ${ann.id}`)).toEqual([])
  expect(await searchMessages(db, bob, `' | !x & :*`)).toEqual([])
  await transaction((tx) => deleteMessage(tx, ann, { conversationId, number }))
  expect(await found()).toEqual([])
})

test('a message is changed and taken back for a quarter of an hour; what it said is kept for moderators', async () => {
  clock.set(start)
  const { ann, bob, conversationId } = await begin()
  const { number } = await send(ann, conversationId, 'frist')
  const edit = (who: MemberActor, text: string) =>
    transaction((tx) => editMessage(tx, who, { conversationId, number, text }))
  await expect(edit(bob, 'forged')).rejects.toThrow(NotFound)
  await edit(ann, 'first')
  const caughtUp = await readMessages(db, conversationId, { after: 2 })
  expect(caughtUp.messages).toMatchObject([{ number, text: 'first', editedAt: start }])
  expect(await searchMessages(db, bob, 'frist')).toEqual([])
  clock.set(new Date(start.getTime() + 15 * 60_000))
  await expect(edit(ann, 'late')).rejects.toThrow('for 15 minutes')
  clock.set(start)
  await transaction((tx) => deleteMessage(tx, ann, { conversationId, number }))
  expect((await readMessages(db, conversationId, { after: 3 })).messages).toMatchObject([
    { number, text: '', deletedAt: start },
  ])
  const kept = await db.select().from(messageVersion).where(eq(messageVersion.conversationId, conversationId))
  expect(kept.map(({ text }) => text)).toEqual(['frist', 'first'])
})

test('a reply quotes a message of the same conversation, and nothing else', async () => {
  const { bob, conversationId } = await begin()
  const { number } = await send(bob, conversationId, 'yes', { replyTo: 1 })
  const { messages } = await readMessages(db, conversationId)
  expect(messages.find((one) => one.number === number)?.quoted).toMatchObject({ text: 'Good morning' })
  await expect(send(bob, conversationId, 'forged', { replyTo: 99 })).rejects.toThrow(Invalid)
})

test('who writes of paying outside is told first, may still send it, and the moderators see it', async () => {
  const { ann, conversationId } = await begin()
  const text = 'We could settle this by bank transfer'
  await expect(send(ann, conversationId, text)).rejects.toMatchObject({
    fields: { careSeen: [expect.stringContaining('Make it a safe deal')] },
  })
  const { number } = await send(ann, conversationId, text, { careSeen: 'yes' })
  const { messages } = await readMessages(db, conversationId)
  expect(messages.at(-1)).toMatchObject({ number, text, care: ['payment'] })
  const flags = await db.select().from(messageFlag).where(eq(messageFlag.conversationId, conversationId))
  expect(flags).toMatchObject([{ kind: 'payment', number, found: 'bank transfer', memberId: ann.id }])
})

test('who changes a message to speak of paying outside is told first as well, once for each thing that it speaks of', async () => {
  clock.set(start)
  const { ann, conversationId } = await begin()
  const { number } = await send(ann, conversationId, 'We could settle this here')
  const edit = (text: string, careSeen?: 'yes') =>
    transaction((tx) => editMessage(tx, ann, { conversationId, number, text, careSeen }))
  const text = 'We could settle this by bank transfer'
  await expect(edit(text)).rejects.toMatchObject({
    fields: { careSeen: [expect.stringContaining('Make it a safe deal')] },
  })
  const saidNow = async () => (await readMessages(db, conversationId)).messages.at(-1)
  expect(await saidNow()).toMatchObject({ text: 'We could settle this here', care: [], editedAt: null })
  await edit(text, 'yes')
  await edit(`${text}, or not`)
  expect(await saidNow()).toMatchObject({ text: `${text}, or not`, care: ['payment'] })
  await expect(edit(`${text}. My password: oak-and-ash`)).rejects.toMatchObject({
    fields: { careSeen: [expect.stringContaining('looks like a password')] },
  })
})

test('the same words go to five strangers an hour; the sixth does not get them, and the moderators see it', async () => {
  clock.set(start)
  const ann = await transaction((tx) => aMember(tx))
  const write = (text: string) =>
    transaction(async (tx) => writeToMember(tx, ann, { toId: (await aMember(tx)).id, ...said(text) }))
  for (let stranger = 0; stranger < 5; stranger++)
    expect(await write('Buy my course!')).toHaveProperty('number')
  expect(await write('buy my course')).toEqual({ waitSeconds: 3_600 })
  expect(await write('Do you paint ships as well?')).toHaveProperty('number')
  const flags = await db.select().from(messageFlag).where(eq(messageFlag.memberId, ann.id))
  expect(flags).toMatchObject([{ kind: 'same-text', number: null }])
})

test('a newcomer begins twenty conversations with strangers a day', async () => {
  clock.set(start)
  const ann = await transaction((tx) => aMember(tx))
  const write = (place: number) =>
    transaction(async (tx) =>
      writeToMember(tx, ann, { toId: (await aMember(tx)).id, ...said(`Hello number ${place}`) }),
    )
  for (let place = 0; place < 20; place++) await write(place)
  await expect(write(20)).rejects.toThrow('often enough')
})

test('nobody writes to themselves, to nobody, or before their address is proved', async () => {
  const ann = await transaction((tx) => aMember(tx))
  const write = (who: MemberActor, toId: string) =>
    transaction((tx) => writeToMember(tx, who, { toId, ...said('Hello') }))
  await expect(write(ann, ann.id)).rejects.toThrow(Conflict)
  await expect(write(ann, randomUUID())).rejects.toThrow(NotFound)
  await expect(write({ ...ann, state: 'unverified' }, randomUUID())).rejects.toThrow(Forbidden)
})

test('a message is found by the names of its files, also after it was changed, or hidden and shown again', async () => {
  const { ann, bob, conversationId } = await begin()
  const words = said('Here it is', { files: [aFile('zeppelin.pdf')] })
  const { number } = await transaction((tx) => sendMessage(tx, ann, { conversationId, ...words }))
  const found = async () => (await searchMessages(db, bob, 'zeppelin')).length
  expect(await found()).toBe(1)
  await transaction((tx) => editMessage(tx, ann, { conversationId, number, text: 'Here is the plan' }))
  expect(await found()).toBe(1)
  await transaction((tx) => hideMessage(tx, { conversationId, number, why: 'Be kind to one another.' }))
  expect(await found()).toBe(0)
  await transaction((tx) => showMessage(tx, { conversationId, number, hiddenAt: tx.now }))
  expect(await found()).toBe(1)
})

test('what was found is read on from any place in it, also where two things were said at the same moment', async () => {
  clock.set(start)
  const { bob, conversationId } = await begin()
  const elsewhere = await transaction((tx) => aConversation(tx, bob))
  for (const id of [conversationId, elsewhere.conversationId])
    for (const text of ['larch one', 'larch two']) await send(bob, id, text)
  const all = await searchMessages(db, bob, 'larch')
  expect(all).toHaveLength(4)
  for (const [place, last] of all.entries())
    expect(await searchMessages(db, bob, 'larch', { before: last })).toEqual(all.slice(place + 1))
  expect(await searchMessages(db, bob, 'larch', { most: 3 })).toEqual(all.slice(0, 3))
  expect(await searchMessages(db, bob, 'larch', { conversationId, before: all[0] })).toHaveLength(
    all.slice(1).filter((one) => one.conversationId === conversationId).length,
  )
})
