import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { areBlocked, blockPerson } from '#domain/blocks/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { readMessages, sendMessage } from '#domain/messages/index.ts'
import { aConversation, said } from '#domain/messages/testing.ts'
import { aServiceForSale, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { inRounds, race } from './rounds.ts'

const ROUNDS = 20
const database = await testDatabase()
const { db, transaction } = database
const nothingShared = async () => undefined

test('a block against a message: it was sent before, or is refused, and nothing is said after the block', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
      const { won } = await race(
        round,
        () => transaction((tx) => blockPerson(tx, ann, { memberId: bob.id, note: '' })),
        () => transaction((tx) => sendMessage(tx, bob, { conversationId, ...said('Wait') })),
      )
      expect(won).toContain(0)
      const texts = (await readMessages(db, conversationId)).messages.map(({ text }) => text)
      expect(texts.includes('Wait')).toBe(won.includes(1))
      await expect(
        transaction((tx) => sendMessage(tx, bob, { conversationId, ...said('Too late') })),
      ).rejects.toThrow('You can’t write to this person')
    },
    ROUNDS,
  )
}, 300_000)

test('a block against an order: a deal that is paid for, or none and all of the money', async () => {
  const service = await transaction((tx) => aServiceForSale(tx))
  await inRounds(
    nothingShared,
    async (_, round) => {
      const buyer = await transaction(async (tx) => {
        const who = actorOf(await makeMember(tx))
        await giveMoney(tx, who.id, 20_000)
        await put(tx, who, choose(service.id))
        return who
      })
      const form = await checkoutOf(db, buyer)
      const { won } = await race(
        round,
        () => transaction((tx) => blockPerson(tx, service.seller, { memberId: buyer.id, note: '' })),
        () => transaction((tx) => order(tx, buyer, form)),
      )
      expect(won).toContain(0)
      expect(await areBlocked(db, buyer.id, service.seller.id)).toBe(true)
      const deals = await db.select().from(deal).where(eq(deal.buyerId, buyer.id))
      expect(deals).toHaveLength(won.includes(1) ? 1 : 0)
    },
    ROUNDS,
  )
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 300_000)
