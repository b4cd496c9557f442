import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { acceptDeal, changeDeal, declineDeal, withdrawDeal } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, aProposal, aTeamPair, someContent } from '#domain/deals/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { approachMember, sendMessage, tellTyping, writeInDeal } from './index.ts'
import { conversationStop } from './schema.server.ts'
import { aConversation, aMember, said } from './testing.ts'
import { areKnown } from './write/stranger-limits.ts'

const clock = movableClock(new Date('2030-01-01T10:00:00Z'))
const announced: { kind: string; toIds?: string[] }[] = []
const { db, transaction } = await testDatabase({
  clock,
  react: async (_tx, event) => void announced.push(event as (typeof announced)[number]),
})

const write = (who: MemberActor, dealId: string, text = 'Hello?') =>
  transaction((tx) => writeInDeal(tx, who, { dealId, ...said(text) }))
const block = (who: MemberActor, whom: MemberActor) =>
  transaction((tx) => blockPerson(tx, who, { memberId: whom.id, note: '' }))
const approach = (who: MemberActor, whom: MemberActor, text: string) =>
  transaction((tx) => approachMember(tx, { fromId: who.id, toId: whom.id, text }))

test('in a proposal that was declined or withdrawn nobody writes any more, from the room or from the messages', async () => {
  for (const end of ['declined', 'withdrawn']) {
    const pair = await transaction(aPair)
    const dealId = await transaction((tx) => aProposal(tx, pair))
    const { conversationId } = await write(pair.seller, dealId)
    await transaction((tx) =>
      end === 'declined'
        ? declineDeal(tx, pair.buyer, { dealId, reason: '' })
        : withdrawDeal(tx, pair.seller, { dealId }),
    )
    const over = 'This proposal is over: nothing more can be written here'
    for (const who of [pair.buyer, pair.seller]) {
      await expect(write(who, dealId)).rejects.toThrow(over)
      await expect(
        transaction((tx) => sendMessage(tx, who, { conversationId, ...said('Hello?') })),
      ).rejects.toThrow(over)
    }
  }
})

test('a block reaches into the room of a deal that nobody has agreed to, and out of it again once both have', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const { conversationId } = await write(pair.seller, dealId)
  await block(pair.buyer, pair.seller)
  for (const who of [pair.buyer, pair.seller])
    await expect(write(who, dealId)).rejects.toThrow('You can’t write to this person')
  announced.length = 0
  await transaction((tx) => tellTyping(tx, pair.seller, { conversationId }))
  expect(announced).toMatchObject([{ kind: 'message.typing', toIds: [] }])
  await expect(
    transaction((tx) => changeDeal(tx, pair.seller, { dealId, content: someContent(), basedOn: 1 })),
  ).rejects.toThrow('You can’t make a deal with this person')
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  await write(pair.seller, dealId, 'I begin on Monday')
})

test('who was blocked by a buyer does not write to them for a team before the deal is agreed', async () => {
  const team = await transaction((tx) => aTeamPair(tx, [7_000, 3_000]))
  const dealId = await transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))
  await block(team.buyer, team.seller)
  await expect(write(team.seller, dealId)).rejects.toThrow('You can’t write to this person')
})

test('a proposal that was never agreed to makes nobody an acquaintance; a deal does', async () => {
  const pair = await transaction(aPair)
  const known = () => transaction((tx) => areKnown(tx, pair.seller.id, pair.buyer.id))
  await transaction((tx) => aProposal(tx, pair))
  expect(await known()).toBe(false)
  await transaction((tx) => anAgreedDeal(tx, pair))
  expect(await known()).toBe(true)
})

test('a newcomer proposes to as many strangers a day as they may write to, and to those they know as they like', async () => {
  const [newcomer, friend] = await transaction(async (tx) => [await aMember(tx), await aMember(tx)] as const)
  await transaction((tx) => aConversation(tx, friend, newcomer))
  for (let number = 1; number <= 20; number++)
    expect(await approach(newcomer, await transaction(aMember), `Sign number ${number}`)).toBeUndefined()
  await expect(approach(newcomer, await transaction(aMember), 'One more')).rejects.toThrow(TooManyRequests)
  expect(await approach(newcomer, friend, 'And one for you')).toBeUndefined()
})

test('the same proposal to a sixth stranger within the hour is held back', async () => {
  const seller = await transaction(aMember)
  for (let number = 1; number <= 5; number++)
    expect(await approach(seller, await transaction(aMember), 'Cheap signs')).toBeUndefined()
  expect(await approach(seller, await transaction(aMember), 'Cheap signs!')).toMatchObject({
    waitSeconds: expect.any(Number),
  })
})

test('who was stopped by the moderators proposes to nobody new, and to those they have dealt with as before', async () => {
  const pair = await transaction(aPair)
  await transaction((tx) => anAgreedDeal(tx, pair))
  await db.insert(conversationStop).values({
    memberId: pair.seller.id,
    until: new Date('2030-01-10T10:00:00Z'),
    words: 'Too many strangers.',
  })
  await expect(approach(pair.seller, await transaction(aMember), 'A sign')).rejects.toThrow(
    'until 10 January. The moderators wrote: Too many strangers.',
  )
  expect(await approach(pair.seller, pair.buyer, 'A sign')).toBeUndefined()
})
