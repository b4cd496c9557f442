import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { keepsTeam } from '#domain/areas.ts'
import { findServicePage, listCards, offerFor } from '#domain/catalogue/index.ts'
import { followTeam } from '#domain/catalogue/life/follow-team.ts'
import { service as serviceTable } from '#domain/catalogue/schema.server.ts'
import { listOrdersUnderWay, listShares } from '#domain/deals/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { dissolveTeam, listTeamsToSellFor } from '#domain/teams/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findPlaces } from './capacity/find-places.ts'
import { setCapacity } from './capacity/set-capacity.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from './testing.ts'

const { db, transaction } = await testDatabase()

/** A team of three, and a service that its manager offers in its name. */
async function aTeamService() {
  return transaction(async (tx) => {
    const team = await aTeamPair(tx, [5_000, 3_000, 2_000])
    const [manager, member] = team.others as [MemberActor, MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${manager.id}::uuid`)
    const service = await aServiceForSale(tx, {}, manager)
    await offerFor(tx, manager, { serviceId: service.id, teamId: team.teamId })
    return { ...team, manager, member, service }
  })
}

test('an ordered service of a team begins a deal of the team: its owner sells, and the shares of the day hold', async () => {
  const { buyer, seller, manager, member, teamId, service } = await aTeamService()
  await transaction((tx) => put(tx, buyer, choose(service.id)))
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  const [made] = await db.select().from(deal).where(eq(deal.serviceId, service.id))
  expect(made).toMatchObject({ teamId, sellerId: seller.id, teamDivision: 1 })
  const shares = await listShares(db, { id: made?.id ?? '', teamDivision: 1 })
  expect(new Map(shares.map(({ memberId, basisPoints }) => [memberId, basisPoints]))).toEqual(
    new Map([
      [seller.id, 5_000],
      [manager.id, 3_000],
      [member.id, 2_000],
    ]),
  )
})

test('nobody of the team buys it, and nobody at all while the team is suspended', async () => {
  const { buyer, member, teamId, service } = await aTeamService()
  await expect(transaction((tx) => put(tx, member, choose(service.id)))).rejects.toThrow()
  await transaction((tx) => put(tx, buyer, choose(service.id)))
  await transaction((tx) =>
    tx.db.execute(sql`update team set state = 'suspended' where id = ${teamId}::uuid`),
  )
  const { lines } = await cartOf(db, buyer)
  expect(lines.map(({ problem }) => problem)).toEqual(['gone'])
})

test('its card and its page name the team, and those who may offer in its name are offered to', async () => {
  const { service, seller, manager, member, teamId } = await aTeamService()
  for (const who of [seller, manager])
    expect((await listTeamsToSellFor(db, who.id)).map(({ id }) => id)).toEqual([teamId])
  expect(await listTeamsToSellFor(db, member.id)).toEqual([])
  const [card] = await listCards(db, [service.id])
  expect(card?.team?.name).toMatch(/^Team \d+$/)
  const search = { page: async () => ({ found: [] }) } as unknown as Parameters<typeof findServicePage>[1]
  const found = await findServicePage(db, search, { slug: service.slug, actor: { kind: 'visitor' } as never })
  expect(found).toMatchObject({ outcome: 'found', page: { team: { people: 3 } } })
})

test('the commission is that of the team’s owner, not of whoever wrote the service', async () => {
  const { buyer, seller, manager, service } = await aTeamService()
  const settings = await readSettings(db, new Date())
  const commissionOf = async () => {
    await transaction((tx) => put(tx, buyer, choose(service.id)))
    const checkout = await checkoutOf(db, buyer)
    await transaction((tx) => order(tx, buyer, checkout))
    const [newest] = await db
      .select({ rules: deal.rules })
      .from(deal)
      .where(eq(deal.serviceId, service.id))
      .orderBy(desc(deal.proposedAt))
    return newest?.rules.commissionBasisPoints
  }
  const nextYear = new Date(Date.now() + 365 * DAY_MS)
  await transaction((tx) => setProUntil(tx, manager.id, nextYear))
  expect(await commissionOf()).toBe(settings.sellerCommissionBasisPoints)
  await transaction((tx) => setProUntil(tx, seller.id, nextYear))
  expect(await commissionOf()).toBe(settings.sellerCommissionProBasisPoints)
})

test('what a team offers is hidden while it is suspended, and ends with it, which waits for open deals', async () => {
  const { buyer, seller, teamId, service } = await aTeamService()
  const stateOf = async () => {
    const [row] = await db
      .select({ state: serviceTable.state, isSellerHidden: serviceTable.isSellerHidden })
      .from(serviceTable)
      .where(eq(serviceTable.id, service.id))
    return row
  }
  const follow = async (state: string) => {
    await transaction((tx) => tx.db.execute(sql`update team set state = ${state} where id = ${teamId}::uuid`))
    await transaction((tx) => followTeam(tx, teamId))
  }
  await follow('suspended')
  expect(await stateOf()).toEqual({ state: 'published', isSellerHidden: true })
  await follow('active')
  expect(await stateOf()).toEqual({ state: 'published', isSellerHidden: false })

  await transaction((tx) => put(tx, buyer, choose(service.id)))
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  await expect(transaction((tx) => dissolveTeam(tx, seller, { teamId }, { keepsTeam }))).rejects.toThrow(
    'One deal of it is open.',
  )
  await follow('dissolved')
  expect(await stateOf()).toMatchObject({ state: 'archived' })
})

test('a team takes orders whatever its people take at once, and its orders fill no place of theirs', async () => {
  const { buyer, seller, manager, teamId, service } = await aTeamService()
  const own = new Map<MemberActor, string>()
  for (const who of [seller, manager]) {
    await transaction((tx) => setCapacity(tx, who, { most: 1 }))
    own.set(who, (await transaction((tx) => aServiceForSale(tx, {}, who))).id)
  }
  const buy = async (serviceId: string) => {
    await transaction((tx) => put(tx, buyer, choose(serviceId)))
    const checkout = await checkoutOf(db, buyer)
    return transaction((tx) => order(tx, buyer, checkout))
  }
  for (let times = 0; times < 3; times++) await buy(service.id)
  const places = await findPlaces(db, [seller.id, manager.id])
  for (const who of [seller, manager]) expect(places.get(who.id)).toMatchObject({ most: 1, left: 1 })
  for (const serviceId of own.values()) {
    await buy(serviceId)
    await expect(buy(serviceId)).rejects.toThrow('as many orders as they take')
  }
  await buy(service.id)
  const underWay = await listOrdersUnderWay(db, [teamId, seller.id, manager.id])
  expect([teamId, seller.id, manager.id].map((id) => underWay.get(id)?.count)).toEqual([4, 1, 1])
})
