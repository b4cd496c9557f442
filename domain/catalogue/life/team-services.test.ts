import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type MemberActor, operator } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { cropPicture, findPictures } from '#domain/pictures/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { context } from '#domain/teams/testing-places.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  approveService,
  archiveService,
  changePrices,
  duplicateService,
  eraseServices,
  findOwnPrices,
  findOwnService,
  listOwnServices,
  listTeamServices,
  offerFor,
  pauseService,
  resumeService,
  saveDraft,
  submitService,
  takeDownService,
} from '../index.ts'
import { findPreview } from '../cards/find-preview.ts'
import { listShownPictures } from '../list-shown-pictures.ts'
import { service } from '../schema.server.ts'
import { publishSome, someContent } from '../testing.ts'
import { followTeam } from './follow-team.ts'

const { db, transaction } = await testDatabase()
let categoryId = ''
beforeAll(async () => {
  categoryId = (await transaction((tx) => makeCategory(tx))).id
})

const giveRole = (who: MemberActor, role: 'manager' | 'member') =>
  transaction((tx) =>
    tx.db.execute(sql`update team_member set role = ${role} where member_id = ${who.id}::uuid`),
  )
const leave = (who: MemberActor) =>
  transaction((tx) =>
    tx.db.execute(sql`update team_member set left_at = now() where member_id = ${who.id}::uuid`),
  )

/** A team, and a service of it that its owner or manager wrote, with a picture of theirs. */
async function aTeamService(writer: 'owner' | 'manager' = 'owner') {
  const made = await transaction(async (tx) => {
    const [owner, manager, member] = [
      actorOf(await makeMember(tx)),
      actorOf(await makeMember(tx, { role: 'admin' })),
      actorOf(await makeMember(tx)),
    ] as const
    const shares = [owner, manager, member].map(({ id }, index) => ({
      memberId: id,
      basisPoints: index ? 0 : 10_000,
    }))
    const teamId = await aTeam(tx, shares as [(typeof shares)[number]])
    return { owner, manager, member, teamId }
  })
  await giveRole(made.manager, 'manager')
  const by = made[writer]
  const one = await transaction(async (tx) => {
    const pictureId = await makePicture(tx, by.id)
    const content = someContent({ categoryId, gallery: [{ pictureId, alt: 'A careful piece' }] })
    const published = await publishSome(tx, by, content, context.settings)
    await offerFor(tx, by, { serviceId: published.id, teamId: made.teamId })
    return { serviceId: published.id, slug: published.slug, content, pictureId }
  })
  return { ...made, ...one }
}

const stateOf = async (id: string) => (await db.select().from(service).where(eq(service.id, id)))[0]

test('a manager edits, prices, pauses, resumes, copies and archives what the owner wrote for the team', async () => {
  const { manager, teamId, serviceId, slug, content, pictureId } = await aTeamService()
  const input = { serviceId }
  expect(await findOwnService(db, manager.id, slug)).toMatchObject({ id: serviceId, teamId, isWriter: false })
  const mine = await transaction((tx) => makePicture(tx, manager.id))
  const gallery = [...content.gallery, { pictureId: mine, alt: 'Another' }]
  const newer = { ...content, title: 'Newer words of the manager', gallery }
  await transaction((tx) => saveDraft(tx, manager, { serviceId, content: newer, basedOn: null }))
  await transaction((tx) => submitService(tx, manager, input, context))
  const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
  await transaction((tx) => changePrices(tx, manager, { serviceId, packages }, context))
  await transaction((tx) => pauseService(tx, manager, input))
  expect((await stateOf(serviceId))?.state).toBe('paused')
  await transaction((tx) => resumeService(tx, manager, input))
  const copy = await transaction((tx) => duplicateService(tx, manager, input))
  expect(await stateOf(copy.serviceId)).toMatchObject({ teamId, sellerId: manager.id, state: 'draft' })
  await transaction((tx) => archiveService(tx, manager, input))
  const { rows } = await listTeamServices(db, teamId, { sort: 'changed', page: 1 })
  expect(rows.map(({ id }) => id)).toEqual([copy.serviceId])
  // What either of them hung there is not swept away with the pictures that nothing shows.
  const kept = await transaction((tx) => listShownPictures(tx, [manager.id]))
  expect(kept).toEqual(expect.arrayContaining([mine, pictureId]))
})

test('a manager neither takes a service out of the team nor decides on one, and shows no picture of others', async () => {
  const { owner, manager, serviceId, content } = await aTeamService()
  await expect(transaction((tx) => offerFor(tx, manager, { serviceId, teamId: null }))).rejects.toThrow(
    /Only who looks after it/,
  )
  const hidden = await transaction((tx) => makePicture(tx, owner.id))
  const stolen = { ...content, gallery: [{ pictureId: hidden, alt: 'Of the owner, from elsewhere' }] }
  await expect(
    transaction((tx) => saveDraft(tx, manager, { serviceId, content: stolen, basedOn: null })),
  ).rejects.toThrow('A picture is missing')
  const view = { zoom: 1, across: 0, down: 0 }
  await expect(
    cropPicture({ db, files: undefined as never }, manager.id, { pictureId: hidden, view }),
  ).rejects.toThrow('There is no such picture of yours')
  const newer = { ...content, title: 'Newer words for a review' }
  await transaction((tx) => saveDraft(tx, owner, { serviceId, content: newer, basedOn: null }))
  await transaction((tx) => submitService(tx, owner, { serviceId }, context))
  await expect(
    transaction((tx) => approveService(tx, manager, { serviceId, note: '' }, context)),
  ).rejects.toThrow()
})

test('a member of the team, a stranger and a manager who left find no such service', async () => {
  const { manager, member, serviceId, slug } = await aTeamService()
  await leave(manager)
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  for (const who of [manager, member, stranger]) {
    expect(await findOwnService(db, who.id, slug)).toBeUndefined()
    await expect(transaction((tx) => pauseService(tx, who, { serviceId }))).rejects.toThrow(
      'There is no such service of yours',
    )
  }
})

test('what a manager wrote is not theirs any more when they are a member or gone: it falls to the owner, and stays', async () => {
  const { owner, manager, teamId, serviceId, slug, pictureId } = await aTeamService('manager')
  await giveRole(manager, 'member')
  await expect(transaction((tx) => pauseService(tx, manager, { serviceId }))).rejects.toThrow(
    'no such service',
  )
  await transaction((tx) => followTeam(tx, teamId))
  expect(await stateOf(serviceId)).toMatchObject({ sellerId: owner.id, teamId, state: 'published' })
  expect((await listOwnServices(db, manager.id, { sort: 'changed', page: 1 })).count).toBe(0)
  await transaction((tx) => pauseService(tx, owner, { serviceId }))
  expect(await findOwnService(db, owner.id, slug)).toMatchObject({ isWriter: true })

  const other = await aTeamService('manager')
  const stays = await transaction((tx) => eraseServices(tx, other.manager.id))
  expect(await stateOf(other.serviceId)).toMatchObject({ sellerId: other.owner.id, state: 'published' })
  expect(stays).toContain(other.pictureId)
  expect(await findPictures(db, [pictureId])).toHaveProperty('size', 1)
})

test('every manager sees the newer words of a paused service on its page, and nobody else does', async () => {
  const { manager, member, serviceId, slug } = await aTeamService()
  await transaction((tx) => pauseService(tx, manager, { serviceId }))
  expect(await findPreview(db, { ...manager, role: 'member' }, slug)).toMatchObject({ isOwn: true })
  expect(await findPreview(db, member, slug)).toBeUndefined()
})

test('prices of a team’s service are worked out on its owner’s terms, whoever of them changes them', async () => {
  const { owner, manager, serviceId } = await aTeamService('manager')
  expect((await findOwnPrices(db, manager.id, serviceId))?.soldById).toBe(owner.id)
})

test('what moderators took down of a team waits for a review, also when a manager whom they trust sends it', async () => {
  const { manager, serviceId } = await aTeamService()
  for (let approved = 0; approved < 3; approved++)
    await transaction(async (tx) => {
      const pictureId = await makePicture(tx, manager.id)
      const content = someContent({ categoryId, gallery: [{ pictureId, alt: 'Their own work' }] })
      await publishSome(tx, manager, content, context.settings)
    })
  const why = { reasons: ['Someone else’s work'], note: '' }
  await transaction((tx) => takeDownService(tx, operator, { serviceId, ...why }, context))
  const sent = await transaction((tx) => submitService(tx, manager, { serviceId }, context))
  expect(sent.outcome).toBe('in-review')
})
