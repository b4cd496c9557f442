import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { changePreferences } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { deal } from './schema.server.ts'
import { tellParties } from './tell-parties.ts'
import { fundMilestones } from './milestones/fund-milestones.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aProposal, milestonesOf } from './testing.ts'
import { acceptDeal } from './agreements/answer-deal.ts'

const database = await testDatabase()
const { db, transaction } = database
const given = { settings: await readSettings(db, new Date()), siteOrigin: 'https://hall.test' }

async function twoPeople() {
  return transaction(async (tx) => {
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    const seller = await makeMember(tx, { emailVerifiedAt: tx.now })
    await giveMoney(tx, buyer.id, 100_000)
    const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
    return { buyer, seller, pair, dealId: await aProposal(tx, pair) }
  })
}

const tell = (dealId: string, number: number) =>
  transaction((tx) => tellParties(tx, clockActor, { dealId, number }, given))

const lettersTo = (to: string) =>
  db.select().from(mailMessage).where(eq(mailMessage.to, to)).orderBy(desc(mailMessage.createdAt))

async function lastStep(dealId: string): Promise<number> {
  const [found] = await db.select({ count: deal.eventsCount }).from(deal).where(eq(deal.id, dealId))
  return found?.count ?? 0
}

test('whoever did not take the step gets one letter with the way to the room, however often the job runs', async () => {
  const { buyer, seller, dealId } = await twoPeople()
  await tell(dealId, 1)
  await tell(dealId, 1)
  const letters = await lettersTo(buyer.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe(`${seller.displayName} proposes a deal: A sign for the bakery`)
  expect(letters[0]?.text).toContain(`https://hall.test/deals/${dealId}`)
  expect(await lettersTo(seller.email)).toHaveLength(0)
})

test('a member who wants no letters of deals gets none, but always those of money', async () => {
  const { buyer, seller, pair, dealId } = await twoPeople()
  const quiet = { channels: { deals: { email: false }, money: { email: false } } }
  await transaction((tx) =>
    changePreferences(tx, pair.seller, quiet, { origin: { address: '203.0.113.9', device: 'Firefox' } }),
  )
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  await tell(dealId, await lastStep(dealId))
  expect(await lettersTo(seller.email)).toHaveLength(0)
  const [first] = await milestonesOf({ db: db as never }, dealId)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first?.id ?? ''] }))
  await tell(dealId, await lastStep(dealId))
  const [letter] = await lettersTo(seller.email)
  expect(letter?.subject).toBe(`${buyer.displayName} paid into escrow: A sign for the bakery`)
})
