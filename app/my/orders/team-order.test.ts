import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { loadDeals } from '#app/my/dashboard/load-deals.ts'
import { loadCart } from '#app/public/cart/load-cart.ts'
import { readGoOn } from '#app/public/home/read-go-on.server.ts'
import { findFaces } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { offerFor } from '#domain/catalogue/index.ts'
import { saveCompany } from '#domain/companies/index.ts'
import { someCompany } from '#domain/companies/testing.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { aServiceForSale, checkoutOf, choose, order, put, someSettings } from '#domain/orders/testing.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { loadOrder } from './load-order.ts'

const { db, transaction } = await testDatabase()

const details = (legalName: string) => someCompany({ legalName })

/** A team whose manager looks after a service of it and sells another of their own; both they and the owner have legal details. */
async function aTeamAndItsManager() {
  const made = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [6_000, 4_000])
    const [manager] = team.others as [MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${manager.id}::uuid`)
    const ofTeam = await aServiceForSale(tx, {}, manager)
    await offerFor(tx, manager, { serviceId: ofTeam.id, teamId: team.teamId })
    const ofManager = await aServiceForSale(tx, {}, manager)
    const context = { origin: { address: '203.0.113.9', device: 'Firefox on Linux' } }
    await saveCompany(tx, team.seller, details('Owner GmbH'), context)
    await saveCompany(tx, manager, details('Manager GmbH'), context)
    return { ...team, manager, ofTeam, ofManager }
  })
  const teamName = (await nameTeams(db, [made.teamId])).get(made.teamId)?.name ?? ''
  const face = (await findFaces(db, [made.manager.id])).get(made.manager.id)
  return { ...made, teamName, managerName: face?.displayName ?? '', managerPage: `/user/${face?.username}` }
}

function edgeOf(actor: MemberActor, id = '') {
  const viewer = { actor, timeZone: 'UTC' }
  return {
    db,
    actor,
    viewer,
    settings: someSettings,
    clock: { now: () => new Date() },
    payments: { activeFor: () => undefined },
    page: { viewer },
    params: { id },
    url: new URL('https://hall.test/'),
    request: new Request('https://hall.test/'),
  }
}
const receiptOf = (actor: MemberActor, id: string) => loadOrder(edgeOf(actor, id) as unknown as MemberEdge)

test('the receipt of a team’s service names the team, with the legal details of who sold it, not of who looks after it', async () => {
  const { buyer, ofTeam, teamName } = await aTeamAndItsManager()
  await transaction((tx) => put(tx, buyer, choose(ofTeam.id)))
  const checkout = await checkoutOf(db, buyer)
  const { id } = await transaction((tx) => order(tx, buyer, checkout))
  const receipt = await receiptOf(buyer, id)
  expect(receipt.lines.map(({ seller }) => seller)).toEqual([teamName])
  expect(receipt.sellers).toMatchObject([{ name: 'Owner GmbH', team: teamName }])
})

test('who sells in the name of a team and in their own is on the receipt under each name', async () => {
  const { buyer, ofTeam, ofManager, teamName, managerName } = await aTeamAndItsManager()
  for (const { id } of [ofTeam, ofManager]) await transaction((tx) => put(tx, buyer, choose(id)))
  const checkout = await checkoutOf(db, buyer)
  const { id } = await transaction((tx) => order(tx, buyer, checkout))
  const receipt = await receiptOf(buyer, id)
  expect(receipt.lines.map(({ seller }) => seller)).toEqual([teamName, managerName])
  expect(receipt.sellers).toMatchObject([
    { name: 'Owner GmbH', team: teamName },
    { name: 'Manager GmbH', team: undefined },
  ])
})

test('an order that waits for its payment names the team, and nobody’s legal details', async () => {
  const { buyer, ofTeam, teamName } = await aTeamAndItsManager()
  await transaction((tx) => put(tx, buyer, choose(ofTeam.id)))
  const cart = await loadCart(edgeOf(buyer) as unknown as Edge)
  const checkout = await checkoutOf(db, buyer, { way: 'payment', charge: String(cart.total) })
  const { id } = await transaction((tx) => order(tx, buyer, checkout))
  const waiting = await receiptOf(buyer, id)
  expect(waiting).toMatchObject({ state: 'waiting', sellers: [] })
  expect(waiting.lines.map(({ seller }) => seller)).toEqual([teamName])
})

test('the cart keeps what a team sells apart from what its manager sells, and leads to the team', async () => {
  const { buyer, ofTeam, ofManager, teamId, teamName, managerName, managerPage } = await aTeamAndItsManager()
  for (const { id } of [ofTeam, ofManager]) await transaction((tx) => put(tx, buyer, choose(id)))
  const { sellers } = await loadCart(edgeOf(buyer) as unknown as Edge)
  const slug = (await nameTeams(db, [teamId])).get(teamId)?.slug
  expect(sellers.map(({ name, to, lines }) => [name, to, lines.length])).toEqual([
    [teamName, `/t/${slug}`, 1],
    [managerName, managerPage, 1],
  ])
})

test('what a buyer has to do in a deal of a team is said with the name of the team', async () => {
  const { buyer, ofTeam, teamName } = await aTeamAndItsManager()
  await transaction((tx) => put(tx, buyer, choose(ofTeam.id)))
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  const { turns, glance } = await loadDeals(edgeOf(buyer) as unknown as MemberEdge)
  const named = [...turns.map(({ other }) => other), ...glance.waiting.map(({ other }) => other?.name)]
  expect(named).toEqual([teamName])
  const looks = { currency: 'USD', now: new Date(), hidden: new Set<string>() }
  expect((await readGoOn(db, buyer.id, looks)).deals.map(({ step }) => step)).toEqual([
    expect.stringContaining(teamName),
  ])
})
