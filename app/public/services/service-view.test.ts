import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import { type MemberActor, visitor } from '#domain/actor.ts'
import { findServicePage, offerFor, type ServicePage } from '#domain/catalogue/index.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { aServiceForSale, someSettings } from '#domain/orders/testing.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { orderSum } from './order-sum.ts'
import { viewService } from './service-view.ts'

const { db, transaction } = await testDatabase()
const now = new Date()
const nextYear = new Date(now.getTime() + 365 * DAY_MS)

/** A service that a manager with PRO looks after in the name of a team, whose owner may have PRO too. */
async function pageOfTeam({ ownerHasPro = false } = {}): Promise<ServicePage> {
  const slug = await transaction(async (tx) => {
    const { seller: owner, others, teamId } = await aTeamPair(tx, [6_000, 4_000])
    const [manager] = others as [MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${manager.id}::uuid`)
    await setProUntil(tx, manager.id, nextYear)
    if (ownerHasPro) await setProUntil(tx, owner.id, nextYear)
    const service = await aServiceForSale(tx, {}, manager)
    await offerFor(tx, manager, { serviceId: service.id, teamId })
    await tx.db.execute(sql`update team set name = 'Field & Margin' where id = ${teamId}::uuid`)
    return service.slug
  })
  const search = { page: async () => ({ found: [] }) } as unknown as Parameters<typeof findServicePage>[1]
  const found = await findServicePage(db, search, { slug, actor: visitor })
  if (found.outcome !== 'found') throw new Error('The service has no page')
  return found.page
}

const view = (page: ServicePage, full: Partial<Parameters<typeof viewService>[2]> = {}) =>
  viewService(page, someSettings, { places: undefined, now, ...full })

test('what a team’s service brings is counted on the terms of its owner’s plan, as the cart and the deal are', async () => {
  const gets = async (given?: { ownerHasPro: boolean }) => {
    const { offer, terms } = view(await pageOfTeam(given))
    return orderSum({ tier: 'basic', extraIds: [], quantity: 1 }, offer, terms).sellerGets
  }
  expect(await gets()).toBe(4_500n)
  expect(await gets({ ownerHasPro: true })).toBe(4_650n)
})

test('a team is spoken of by its whole name, and its page is where its name leads', async () => {
  const page = await pageOfTeam()
  const { sellerName, seller } = view(page)
  expect(sellerName).toBe('Field & Margin')
  expect(seller).toMatchObject({ shortName: 'Field & Margin', to: `/t/${page.team?.slug}` })
  const paused = view({ ...page, shown: { as: 'paused' } })
  expect(paused.banner?.text).toBe('Field & Margin takes no orders for this now. ')
  const isFull = view(page, { places: { most: 1, left: 0, nextAt: null } })
  expect(isFull.banner?.text).toContain('Field & Margin works on as many orders as they take at once.')
})

test('to its own people a team’s service is shown, and not offered', async () => {
  const { banner, orderId, isOrderable } = view(somePage, { isOwnTeams: true })
  expect({ title: banner?.title, orderId, isOrderable }).toEqual({
    title: 'Field & Margin is your own team.',
    orderId: undefined,
    isOrderable: true,
  })
})

test('a person is spoken of by their first name', () => {
  const { sellerName } = view({
    ...somePage,
    seller: { ...somePage.seller, displayName: 'Mirela Vuković' },
    team: null,
  })
  expect(sellerName).toBe('Mirela')
})

const somePage = await pageOfTeam()
