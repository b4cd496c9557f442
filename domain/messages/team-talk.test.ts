import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { chooseWorkers } from '#domain/deals/index.ts'
import { anAgreedDeal, aTeamPair } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findConversation, findDealTalk, findUnread, markRead, searchMessages, writeInDeal } from './index.ts'

const { db, transaction } = await testDatabase()

const words = (dealId: string, text: string) => ({ dealId, text, clientId: crypto.randomUUID() })

test('in the room of a team’s deal those write who act for it, and who has left reads nothing more', async () => {
  const { buyer, seller, others, dealId } = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [5_000, 3_000, 2_000])
    return { ...team, dealId: await anAgreedDeal(tx, team) }
  })
  const [worker, member] = others as [MemberActor, MemberActor]
  await transaction((tx) => chooseWorkers(tx, seller, { dealId, memberIds: [worker.id] }))
  await transaction((tx) => writeInDeal(tx, buyer, words(dealId, 'Is oak all right?')))
  await transaction((tx) => writeInDeal(tx, worker, words(dealId, 'Oak it is.')))
  await expect(transaction((tx) => writeInDeal(tx, member, words(dealId, 'And I?')))).rejects.toThrow(
    'no deal',
  )
  expect(await findDealTalk(db, dealId, worker)).toBeDefined()
  expect(await findDealTalk(db, dealId, member)).toBeUndefined()
  await transaction((tx) =>
    tx.db.execute(
      sql`update team_member set left_at = now() where member_id in (${worker.id}::uuid, ${seller.id}::uuid)`,
    ),
  )
  for (const gone of [worker, seller]) expect(await findDealTalk(db, dealId, gone)).toBeUndefined()
  expect(await findDealTalk(db, dealId, buyer)).toBeDefined()
})

test('those who work on a team’s deal have its words unread, by a count of their own, and none once they do not', async () => {
  const { buyer, seller, others, dealId } = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [5_000, 3_000, 2_000])
    return { ...team, dealId: await anAgreedDeal(tx, team) }
  })
  const [worker, member] = others as [MemberActor, MemberActor]
  const choose = (...memberIds: string[]) =>
    transaction((tx) => chooseWorkers(tx, seller, { dealId, memberIds }))
  const unread = () => Promise.all([seller, worker, member, buyer].map(({ id }) => findUnread(db, id)))
  await transaction((tx) => writeInDeal(tx, buyer, words(dealId, 'Is the larch dry?')))
  expect(await unread()).toEqual([1, 0, 0, 0])
  await choose(worker.id)
  const { conversationId } = await transaction((tx) => writeInDeal(tx, buyer, words(dealId, 'Is the elm?')))
  expect(await unread()).toEqual([1, 1, 0, 0])
  expect(await searchMessages(db, worker, 'larch')).toHaveLength(1)
  await transaction((tx) => markRead(tx, worker, { conversationId, upTo: 2 }))
  expect(await unread()).toEqual([1, 0, 0, 0])
  await transaction((tx) => writeInDeal(tx, worker, words(dealId, 'Both are.')))
  expect(await unread()).toEqual([1, 0, 0, 1])
  await choose(member.id)
  expect(await findConversation(db, conversationId, worker)).toBeUndefined()
  expect(await searchMessages(db, worker, 'larch')).toEqual([])
  await transaction((tx) => writeInDeal(tx, buyer, words(dealId, 'Thank you.')))
  expect(await unread()).toEqual([1, 0, 1, 0])
})
