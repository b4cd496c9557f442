import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptDeal, joinDeal, makeInvitation, proposeDeal } from '#domain/deals/index.ts'
import { aPair, aProposal, someContent } from '#domain/deals/testing.ts'
import { sendMessage, tellTyping, writeInDeal, writeToMember } from '#domain/messages/index.ts'
import { aConversation, aMember, said } from '#domain/messages/testing.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { acceptProposal, inviteSeller, sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import {
  blockPerson,
  eraseBlocks,
  exportBlocks,
  findHiddenFrom,
  findOwnBlock,
  listBlocked,
  unblockPerson,
} from './index.ts'

const announced: { kind: string; toIds?: string[] }[] = []
const { db, transaction } = await testDatabase({
  react: async (_tx, event) => void announced.push(event as (typeof announced)[number]),
})

const two = () => transaction(async (tx) => [await aMember(tx), await aMember(tx)] as const)
const block = (who: MemberActor, whom: MemberActor, note = '') =>
  transaction((tx) => blockPerson(tx, who, { memberId: whom.id, note }))
const unblock = (who: MemberActor, whom: MemberActor) =>
  transaction((tx) => unblockPerson(tx, who, { memberId: whom.id }))

test('the list says since when and why, to nobody but whoever blocked; unblocking takes it away', async () => {
  const [ann, bob] = await two()
  await block(ann, bob, 'He asked for my number twice')
  await block(ann, bob, 'And again')
  expect(await listBlocked(db, ann.id)).toMatchObject([{ memberId: bob.id, note: 'And again' }])
  expect(await listBlocked(db, bob.id)).toEqual([])
  expect(await findOwnBlock(db, bob.id, ann.id)).toBeUndefined()
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const)
    expect([...(await findHiddenFrom(db, one.id))]).toEqual([other.id])
  await unblock(bob, ann)
  expect((await findHiddenFrom(db, bob.id)).size).toBe(1)
  await unblock(ann, bob)
  expect((await findHiddenFrom(db, bob.id)).size).toBe(0)
})

test('nobody blocks themselves or somebody who is not there', async () => {
  const [ann] = await two()
  await expect(block(ann, ann)).rejects.toThrow(Conflict)
  await expect(block(ann, { ...ann, id: crypto.randomUUID() })).rejects.toThrow(NotFound)
})

test('neither can write to the other, and both read the same refusal; unblocked, they go on', async () => {
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  await block(ann, bob)
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const again = transaction((tx) => sendMessage(tx, one, { conversationId, ...said('Hello?') }))
    await expect(again).rejects.toThrow('You can’t write to this person')
    const anew = transaction((tx) => writeToMember(tx, one, { toId: other.id, ...said('Hello?') }))
    await expect(anew).rejects.toThrow('You can’t write to this person')
  }
  await unblock(ann, bob)
  await transaction((tx) => sendMessage(tx, bob, { conversationId, ...said('Thank you') }))
})

test('nobody is told that the other is writing', async () => {
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  await block(ann, bob)
  announced.length = 0
  await transaction((tx) => tellTyping(tx, bob, { conversationId }))
  expect(announced).toMatchObject([{ kind: 'message.typing', toIds: [] }])
})

test('no deal begins between them, by a proposal, a link or an order; one that runs goes on in its room', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const invitation = makeInvitation()
  const linked = await transaction((tx) =>
    proposeDeal(
      tx,
      pair.seller,
      { as: 'seller', counterparty: { kind: 'link', key: invitation }, content: someContent() },
      testContext,
    ),
  )
  const service = await transaction((tx) => aServiceForSale(tx, {}, pair.seller))
  await transaction((tx) => put(tx, pair.buyer, choose(service.id)))
  const form = await checkoutOf(db, pair.buyer)
  await block(pair.seller, pair.buyer)

  await expect(transaction((tx) => aProposal(tx, pair))).rejects.toThrow(
    'You can’t make a deal with this person',
  )
  await expect(
    transaction((tx) => joinDeal(tx, pair.buyer, { dealId: linked.dealId, key: invitation })),
  ).rejects.toThrow('You can’t make a deal with this person')
  expect((await cartOf(db, pair.buyer)).lines[0]?.problem).toBe('gone')
  await expect(transaction((tx) => order(tx, pair.buyer, form))).rejects.toThrow(Conflict)
  await expect(transaction((tx) => put(tx, pair.buyer, choose(service.id)))).rejects.toThrow(
    'This service is not offered any more',
  )

  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  await transaction((tx) => writeInDeal(tx, pair.buyer, { dealId, ...said('I pay today') }))
})

test('neither proposes to the other’s project, invites the other, or is chosen', async () => {
  const [owner, seller, late] = await transaction(
    async (tx) => [await aMember(tx), await aMember(tx), await aMember(tx)] as const,
  )
  const projectId = await transaction((tx) => openSome(tx, owner))
  const { proposalId } = await transaction((tx) =>
    sendProposal(tx, seller, { projectId, ...someProposal() }, testContext),
  )
  await block(seller, owner)
  await block(owner, late)
  await expect(
    transaction((tx) => sendProposal(tx, late, { projectId, ...someProposal() }, testContext)),
  ).rejects.toThrow('You can’t send a proposal to this person')
  for (const sellerId of [seller.id, late.id])
    await expect(transaction((tx) => inviteSeller(tx, owner, { projectId, sellerId }))).rejects.toThrow(
      'You can’t invite this person',
    )
  await expect(transaction((tx) => acceptProposal(tx, owner, { proposalId }, testContext))).rejects.toThrow(
    'You can’t make a deal with this person',
  )
})

test('whom a member blocked is taken along, and both ends of it go with an account', async () => {
  const [ann, bob] = await two()
  const carol = await transaction(async (tx) => actorOf(await makeMember(tx)))
  await block(ann, bob, 'Rude')
  await block(bob, carol)
  expect(await exportBlocks(db, ann.id)).toMatchObject([{ note: 'Rude', who: expect.any(String) }])
  expect(await exportBlocks(db, carol.id)).toEqual([])
  await transaction((tx) => eraseBlocks(tx, bob.id))
  expect(await listBlocked(db, ann.id)).toEqual([])
  expect(await listBlocked(db, bob.id)).toEqual([])
})
