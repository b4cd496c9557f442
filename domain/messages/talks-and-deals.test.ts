import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { acceptDeal, withdrawDeal, withdrawDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { anAgreedDeal, aPair, aProposal } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import {
  eraseMessages,
  exportMessages,
  findDealTalk,
  findMessageFile,
  findUnread,
  followDeal,
  listMembers,
  markRead,
  readMessages,
  reportMessage,
  sendMessage,
  writeInDeal,
} from './index.ts'
import { messageFlag, messageReader } from './schema.server.ts'
import { aConversation, aFile, aMember, said } from './testing.ts'

const { db, transaction } = await testDatabase()

const begin = () => transaction((tx) => aConversation(tx))
const send = (actor: MemberActor, conversationId: string, text: string, more = {}) =>
  transaction((tx) => sendMessage(tx, actor, { conversationId, ...said(text, more) }))

test('a deal between two who talk stands in their conversation: the offer to be read, its steps in silence', async () => {
  const { ann, bob, conversationId } = await begin()
  await transaction((tx) => markRead(tx, bob, { conversationId, upTo: 1 }))
  const dealId = await transaction((tx) => aProposal(tx, { buyer: bob, seller: ann }))
  const follow = (number: number) => transaction((tx) => followDeal(tx, clockActor, { dealId, number }))
  await follow(1)
  await follow(1)
  expect(await findUnread(db, bob.id)).toBe(1)
  await transaction((tx) => markRead(tx, bob, { conversationId, upTo: 2 }))
  await transaction((tx) => acceptDeal(tx, bob, { dealId, version: 1 }))
  await follow(2)
  const { messages } = await readMessages(db, conversationId)
  expect(messages.slice(1)).toMatchObject([
    { kind: 'offer', dealId, senderId: ann.id },
    { kind: 'step', dealId, senderId: bob.id, step: 'accepted' },
  ])
  expect(await db.select().from(messageReader).where(eq(messageReader.memberId, ann.id))).toEqual([])
})

test('the conversation of a deal is between its two sides', async () => {
  const { ann, bob, stranger, dealId } = await transaction(async (tx) => {
    const [one, other, third] = [await aMember(tx), await aMember(tx), await aMember(tx)]
    const id = await aProposal(tx, { buyer: other, seller: one })
    return { ann: one, bob: other, stranger: third, dealId: id }
  })
  const write = (who: MemberActor) =>
    transaction((tx) => writeInDeal(tx, who, { dealId, ...said('In the room') }))
  const { conversationId } = await write(ann)
  expect((await write(bob)).conversationId).toBe(conversationId)
  await expect(write(stranger)).rejects.toThrow(NotFound)
})

test('an administrator reads what was said in a deal that is disputed, and in no other', async () => {
  const admin: MemberActor = { ...(await transaction((tx) => aMember(tx))), role: 'admin' }
  const pair = await transaction((tx) => aPair(tx))
  const deals = await transaction(async (tx) => [
    await anAgreedDeal(tx, pair),
    (await aDispute(tx, pair)).dealId,
  ])
  const seen = deals.map(async (dealId) => {
    const words = said('It is late', { files: [aFile()] })
    const { conversationId } = await transaction((tx) => writeInDeal(tx, pair.buyer, { dealId, ...words }))
    expect((await findDealTalk(db, dealId, pair.seller))?.own?.unreadCount).toBe(1)
    const fileId = (await readMessages(db, conversationId)).messages[0]?.files[0]?.id ?? ''
    const talk = await findDealTalk(db, dealId, admin)
    return [
      talk?.conversation.id === conversationId,
      await findMessageFile(db, { conversationId, fileId }, admin),
    ]
  })
  expect(await Promise.all(seen)).toMatchObject([
    [false, undefined],
    [true, { name: 'plan.pdf' }],
  ])
})

test('while a dispute is open an administrator writes to both sides, by name, and not before or after', async () => {
  const admin: MemberActor = { ...(await transaction((tx) => aMember(tx))), role: 'admin' }
  const pair = await transaction((tx) => aPair(tx))
  const [quiet, disputed] = await transaction(async (tx) => [
    await anAgreedDeal(tx, pair),
    await aDispute(tx, pair),
  ])
  const write = (dealId: string) =>
    transaction((tx) => writeInDeal(tx, admin, { dealId, ...said('Please send the photographs.') }))
  await expect(write(quiet)).rejects.toThrow('while a dispute is open')
  const { conversationId } = await write(disputed.dealId)
  const { messages } = await readMessages(db, conversationId)
  expect(messages).toMatchObject([{ voice: 'administrator', senderId: admin.id }])
  for (const side of [pair.buyer, pair.seller])
    expect((await findDealTalk(db, disputed.dealId, side))?.own?.unreadCount).toBe(1)
  expect((await listMembers(db, conversationId)).map(({ memberId }) => memberId)).not.toContain(admin.id)
  await transaction((tx) => withdrawDispute(tx, pair.buyer, disputed))
  await expect(write(disputed.dealId)).rejects.toThrow('while a dispute is open')
})

test('a step of a deal renews the card of its offer for those who have it before them', async () => {
  const { ann, bob, conversationId } = await begin()
  const dealId = await transaction((tx) => aProposal(tx, { buyer: bob, seller: ann }))
  const follow = (number: number) => transaction((tx) => followDeal(tx, clockActor, { dealId, number }))
  await follow(1)
  await transaction((tx) => acceptDeal(tx, bob, { dealId, version: 1 }))
  await follow(2)
  const { messages } = await readMessages(db, conversationId, { after: 2 })
  expect(messages.map(({ kind }) => kind)).toEqual(['step', 'offer'])
})

test('a member takes all of it along, and leaves it under no name', async () => {
  const { ann, bob, conversationId } = await begin()
  await send(bob, conversationId, 'my words', { files: [aFile()] })
  const taken: unknown[] = []
  for await (const one of exportMessages(db, bob.id)) taken.push(one)
  expect(taken).toMatchObject([{ text: 'Good morning' }, { text: 'my words', from: 'me' }])
  const keys = await transaction((tx) => eraseMessages(tx, bob.id))
  expect(keys).toEqual([expect.stringMatching(/^messages\//)])
  const { messages } = await readMessages(db, conversationId)
  expect(messages).toMatchObject([{ senderId: ann.id }, { senderId: null, text: 'my words', files: [] }])
})

test('files in the conversation of a deal stay where it was agreed, and go where it came to nothing', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const [agreed, declined] = await transaction(async (tx) => [
    await anAgreedDeal(tx, pair),
    await aProposal(tx, pair),
  ])
  const talks = [agreed, declined].map((dealId) =>
    transaction((tx) => writeInDeal(tx, pair.buyer, { dealId, ...said('A sketch', { files: [aFile()] }) })),
  )
  const written = await Promise.all(talks)
  await transaction((tx) => withdrawDeal(tx, pair.seller, { dealId: declined }))
  expect(await transaction((tx) => eraseMessages(tx, pair.buyer.id))).toHaveLength(1)
  const left = written.map(async ({ conversationId }) => (await readMessages(db, conversationId)).messages)
  expect(await Promise.all(left)).toMatchObject([[{ files: [{ name: 'plan.pdf' }] }], [{ files: [] }]])
})

test('what was found in the words of who left is not kept beside them, nor what they said about others', async () => {
  const { ann, bob, conversationId } = await begin()
  const found = { careSeen: 'yes' as const }
  await send(bob, conversationId, 'Write to bob.private@example.org', found)
  await send(ann, conversationId, 'Write to ann.private@example.org', found)
  for (const [who, number] of [
    [ann, 2],
    [bob, 3],
  ] as const) {
    const report = { conversationId, number, reason: 'insult', words: 'They live next door' } as const
    await transaction((tx) => reportMessage(tx, who, report))
  }
  await transaction((tx) => eraseMessages(tx, bob.id))
  const flags = await db.select().from(messageFlag).where(eq(messageFlag.conversationId, conversationId))
  const ofBob = flags.filter(({ memberId }) => memberId === bob.id)
  expect(ofBob.map((flag) => flag.found)).toEqual(ofBob.map(() => ''))
  const byBob = flags.filter(({ reporterId }) => reporterId === bob.id)
  expect(byBob.map((flag) => flag.found)).toEqual(['It is an insult or a threat'])
  expect(flags.map((flag) => flag.found)).toContainEqual(expect.stringContaining('ann.private@example.org'))
})
