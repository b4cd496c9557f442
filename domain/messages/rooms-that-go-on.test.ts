import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import type { MemberActor } from '#domain/actor.ts'
import { fundMilestones, releaseEarly, withdrawDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { anAgreedDeal, aPair, aProposal, aTeamPair, milestonesOf } from '#domain/deals/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import {
  canWriteInDeal,
  findConversation,
  findDealTalk,
  findMessageFile,
  findUnread,
  markRead,
  readMessages,
  sendMessage,
  writeInDeal,
  writeToMember,
} from './index.ts'
import { aConversation, aFile, aMember, said } from './testing.ts'

const { db, transaction } = await testDatabase()

type State = 'banned' | 'deleting' | 'deleted'
async function become(who: MemberActor, state: State): Promise<MemberActor> {
  await db.update(member).set({ state }).where(eq(member.id, who.id))
  return { ...who, state: state === 'deleted' ? 'active' : state }
}
const write = (who: MemberActor, dealId: string, text = 'It is nearly done') =>
  transaction((tx) => writeInDeal(tx, who, { dealId, ...said(text) }))

test.each(['banned', 'deleting'] as const)(
  'a deal with somebody who is %s is finished in its room: both write and read there, also from the messages',
  async (state) => {
    const pair = await transaction(aPair)
    const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
    const seller = await become(pair.seller, state)
    expect(await canWriteInDeal(db, dealId, seller)).toBe(true)
    expect(await canWriteInDeal(db, dealId, pair.buyer)).toBe(true)
    const { conversationId } = await transaction((tx) =>
      writeInDeal(tx, pair.buyer, { dealId, ...said('When is it done?', { files: [aFile()] }) }),
    )
    expect(await findUnread(db, seller.id)).toBe(1)
    const talk = await findDealTalk(db, dealId, seller)
    expect(talk?.own?.unreadCount).toBe(1)
    const { messages } = await readMessages(db, conversationId)
    const file = { conversationId, fileId: messages[0]?.files[0]?.id ?? '' }
    expect(await findMessageFile(db, file, seller)).toMatchObject({ name: 'plan.pdf' })
    await transaction((tx) => markRead(tx, seller, { conversationId, upTo: 1 }))
    expect(await findUnread(db, seller.id)).toBe(0)
    await write(seller, dealId, 'Tomorrow')
    await transaction((tx) => sendMessage(tx, pair.buyer, { conversationId, ...said('Good') }))
    expect((await readMessages(db, conversationId)).messages.map(({ text }) => text)).toEqual([
      'When is it done?',
      'Tomorrow',
      'Good',
    ])
  },
)

test('staff write to both sides of a dispute, one of whom is banned', async () => {
  const finance: MemberActor = { ...(await transaction((tx) => aMember(tx))), role: 'finance' }
  const pair = await transaction(aPair)
  const disputed = await transaction((tx) => aDispute(tx, pair))
  const seller = await become(pair.seller, 'banned')
  expect(await canWriteInDeal(db, disputed.dealId, finance)).toBe(true)
  await write(finance, disputed.dealId, 'Please send the photographs.')
  await write(seller, disputed.dealId, 'Here they are.')
  expect((await findDealTalk(db, disputed.dealId, seller))?.own?.unreadCount).toBe(0)
  await transaction((tx) => withdrawDispute(tx, pair.buyer, disputed))
  expect(await canWriteInDeal(db, disputed.dealId, finance)).toBe(false)
})

test('who is banned or being deleted only reads in the room of a deal that is over, and the other side writes on', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  await write(pair.buyer, dealId)
  const [part] = await transaction((tx) => milestonesOf(tx, dealId))
  const milestoneId = part?.id ?? ''
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  await transaction((tx) => releaseEarly(tx, pair.buyer, { dealId, milestoneId }))
  const seller = await become(pair.seller, 'banned')
  expect(await canWriteInDeal(db, dealId, seller)).toBe(false)
  await expect(write(seller, dealId)).rejects.toThrow(Forbidden)
  expect((await findDealTalk(db, dealId, seller))?.own).toBeDefined()
  expect(await canWriteInDeal(db, dealId, pair.buyer)).toBe(true)
  await write(pair.buyer, dealId)
})

test('a proposal, and every other conversation, is closed to who is banned', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const { conversationId } = await write(pair.seller, dealId)
  const direct = await transaction((tx) => aConversation(tx, pair.buyer, pair.seller))
  const seller = await become(pair.seller, 'banned')
  expect(await findDealTalk(db, dealId, seller)).toBeUndefined()
  expect(await findConversation(db, conversationId, seller)).toBeUndefined()
  expect(await findConversation(db, direct.conversationId, seller)).toBeUndefined()
  for (const who of [seller, pair.buyer]) expect(await canWriteInDeal(db, dealId, who)).toBe(false)
  await expect(write(seller, dealId)).rejects.toThrow('Your account is banned')
  await expect(write(pair.buyer, dealId)).rejects.toThrow('can’t be written to now')
  await expect(
    transaction((tx) => markRead(tx, seller, { conversationId: direct.conversationId, upTo: 1 })),
  ).rejects.toThrow(NotFound)
  await expect(
    transaction((tx) => writeToMember(tx, seller, { toId: pair.buyer.id, ...said('Hello?') })),
  ).rejects.toThrow(Forbidden)
})

test('in the messages themselves who is banned neither finds the room nor writes in it', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const { conversationId } = await write(pair.buyer, dealId)
  const seller = await become(pair.seller, 'banned')
  expect(await findConversation(db, conversationId, seller)).toBeUndefined()
  await expect(
    transaction((tx) => sendMessage(tx, seller, { conversationId, ...said('Hello?') })),
  ).rejects.toThrow(Forbidden)
})

test('who has left the marketplace is not written to in the room either, and no box is offered', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  await become(pair.seller, 'deleted')
  expect(await canWriteInDeal(db, dealId, pair.buyer)).toBe(false)
  await expect(write(pair.buyer, dealId)).rejects.toThrow(Conflict)
})

test('a team of which one is banned is written to, and the banned one writes for it', async () => {
  const team = await transaction((tx) => aTeamPair(tx, [7_000, 3_000]))
  const dealId = await transaction((tx) => anAgreedDeal(tx, team))
  const owner = await become(team.seller, 'banned')
  await write(team.buyer, dealId)
  await write(owner, dealId)
})

test('a letter about what waits unread leads who is banned into the room, where they can read it', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  await become(pair.seller, 'banned')
  await write(pair.buyer, dealId)
  const told = await toldTo(db, pair.seller.id)
  expect(told.map(({ link }) => link)).toContain(`/deals/${dealId}#said`)
})
