import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { searchDelta } from '#domain/search/schema.server.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { context } from '#domain/teams/testing-places.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { draftService, duplicateService, findLiveService, offerFor } from '../index.ts'
import { service } from '../schema.server.ts'
import { publishSome, someContent } from '../testing.ts'
import { followSeller } from './follow-seller.ts'
import { followTeam } from './follow-team.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
let categoryId = ''
beforeAll(async () => {
  categoryId = (await transaction((tx) => makeCategory(tx))).id
})

/** A team, and a service that its manager shows everyone in their own name. */
async function aManager() {
  return transaction(async (tx) => {
    const [owner, manager] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
    const teamId = await aTeamOf(tx, owner, manager)
    const gallery = [{ pictureId: await makePicture(tx, manager.id), alt: 'A careful piece' }]
    const content = someContent({ categoryId, gallery })
    const { id: serviceId, slug } = await publishSome(tx, manager, content, context.settings)
    return { owner, manager, teamId, serviceId, slug }
  })
}

async function aTeamOf(tx: Parameters<typeof aTeam>[0], owner: MemberActor, manager: MemberActor) {
  const teamId = await aTeam(tx, [
    { memberId: owner.id, basisPoints: 6_000 },
    { memberId: manager.id, basisPoints: 4_000 },
  ])
  await tx.db.execute(
    sql`update team_member set role = 'manager' where team_id = ${teamId}::uuid and member_id = ${manager.id}::uuid`,
  )
  return teamId
}

const setTeam = (teamId: string, state: 'active' | 'suspended') =>
  transaction(async (tx) => {
    await tx.db.execute(sql`update team set state = ${state} where id = ${teamId}::uuid`)
    await followTeam(tx, teamId)
  })
const setMember = ({ id }: MemberActor, state: 'active' | 'banned', teamId: string) =>
  transaction(async (tx) => {
    await tx.db.execute(sql`update member set state = ${state} where id = ${id}::uuid`)
    await followSeller(tx, id)
    await followTeam(tx, teamId)
  })
const offer = (who: MemberActor, serviceId: string, teamId: string | null) =>
  transaction((tx) => offerFor(tx, who, { serviceId, teamId }))
const isHidden = async (id: string) =>
  (await db.select().from(service).where(eq(service.id, id)))[0]?.isSellerHidden
const outcomeOf = async (slug: string) => (await findLiveService(db, slug)).outcome

test('what its manager takes out of a suspended team is seen again, in their own name', async () => {
  const { manager, teamId, serviceId, slug } = await aManager()
  await offer(manager, serviceId, teamId)
  await setTeam(teamId, 'suspended')
  expect(await outcomeOf(slug)).toBe('unknown')
  await offer(manager, serviceId, null)
  expect(await outcomeOf(slug)).toBe('found')
})

test('nothing is shown in the name of a team whose owner is banned, however it came to be the team’s', async () => {
  const { owner, manager, teamId, serviceId, slug } = await aManager()
  const { serviceId: begun } = await transaction((tx) => draftService(tx, manager))
  await setMember(owner, 'banned', teamId)
  await offer(manager, serviceId, teamId)
  await offer(manager, begun, teamId)
  const { serviceId: copy } = await transaction((tx) => duplicateService(tx, manager, { serviceId }))
  for (const id of [serviceId, begun, copy]) expect(await isHidden(id)).toBe(true)
  expect(await outcomeOf(slug)).toBe('unknown')
  await setMember(owner, 'active', teamId)
  for (const id of [serviceId, begun, copy]) expect(await isHidden(id)).toBe(false)
  expect(await outcomeOf(slug)).toBe('found')
})

test('the category counts what changes its name only while everyone sees it', async () => {
  const { owner, manager, teamId, serviceId } = await aManager()
  const counted = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select services_count as count from category where id = ${categoryId}::uuid`,
    )
    return rows[0]?.count ?? 0
  }
  const before = await counted()
  await setMember(owner, 'banned', teamId)
  await offer(manager, serviceId, teamId)
  expect(await counted()).toBe(before - 1)
  await offer(manager, serviceId, null)
  expect(await counted()).toBe(before)
})

test('search is told of the team that a service left, and of the one that it came to', async () => {
  const { manager, teamId, serviceId } = await aManager()
  const other = await transaction(async (tx) => aTeamOf(tx, actorOf(await makeMember(tx)), manager))
  const touched = async () => {
    const rows = await db.select().from(searchDelta).where(eq(searchDelta.kind, 'team'))
    return rows.map(({ documentId }) => documentId).toSorted()
  }
  await offer(manager, serviceId, teamId)
  await db.delete(searchDelta)
  await offer(manager, serviceId, other)
  expect(await touched()).toEqual([teamId, other].toSorted())
  await db.delete(searchDelta)
  await offer(manager, serviceId, null)
  expect(await touched()).toEqual([other])
})
