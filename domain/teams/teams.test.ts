import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import type { TeamHappened, TeamInvited } from './events.ts'
import {
  acceptInvitation,
  dissolveTeam,
  editTeam,
  findRole,
  findTeam,
  findTeamBySlug,
  liftSuspension,
  offerTeam,
  offerTeamForOwner,
  startTeam,
  suspendTeam,
  takeTeamOver,
  teamPageInput,
} from './index.ts'
import { liftSuspensionsJob } from './jobs.ts'
import { eraseTeams, exportTeams, findTeamBlock } from './own-data.ts'
import { team } from './schema.server.ts'
import { context, studios } from './testing-places.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const heard: (TeamHappened | TeamInvited)[] = []
const database = await testDatabase({
  clock,
  hear: (event) => {
    if (event.kind === 'team.happened' || event.kind === 'team.invited') heard.push(event)
  },
})
const { db, transaction } = database
const { person, founded, place, newcomer, sharesOf } = studios(database)
type Founded = Awaited<ReturnType<typeof founded>>

test('a team begins with one person who has the whole, and an address made of its name', async () => {
  const { owner, teamId, slug, name } = await founded()
  expect(slug).toBe(name.toLowerCase().replace(' ', '-'))
  expect(await findRole(db, teamId, owner.id)).toBe('owner')
  expect(await sharesOf(teamId)).toEqual(new Map([[owner.id, 10_000]]))
})

test('a member owns one living team, and may start another once it is dissolved', async () => {
  const { owner, teamId, name } = await founded()
  await expect(transaction((tx) => startTeam(tx, owner, { name: 'Another' }))).rejects.toThrow(
    `You own ${name}. Hand it over or dissolve it first: a member owns one team.`,
  )
  await transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] }))
  await transaction((tx) => startTeam(tx, owner, { name: 'Another' }))
})

test('a team is dissolved once nothing of it is open, and says what is', async () => {
  const studio = await founded()
  const keepsTeam = [async () => ['Two deals are open.'], async () => ['An offer stands.']]
  await expect(transaction((tx) => dissolveTeam(tx, studio.owner, studio, { keepsTeam }))).rejects.toThrow(
    'The team can’t be dissolved yet. Two deals are open. An offer stands.',
  )
  const { token } = await place(studio)
  await transaction((tx) => dissolveTeam(tx, studio.owner, studio, { keepsTeam: [] }))
  const late = await person()
  await expect(transaction((tx) => acceptInvitation(tx, late, { token }, context))).rejects.toThrow(
    /^The team is dissolved/,
  )
})

test('a suspension tells everyone why, lets nobody in, and ends in time', async () => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 1_000 })
  const { token } = await place(studio)
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  const until = addDays(clock.now(), 3)
  heard.length = 0
  await transaction((tx) =>
    suspendTeam(tx, admin, { teamId: studio.teamId, reason: 'Copied works', until }, context),
  )
  expect(heard[0]).toMatchObject({ what: 'suspended', words: 'Copied works' })
  expect(new Set((heard[0] as TeamHappened).tell)).toEqual(new Set([studio.owner.id, hana.id]))
  const late = await person()
  await expect(transaction((tx) => acceptInvitation(tx, late, { token }, context))).rejects.toThrow(
    /^The team is suspended/,
  )
  clock.set(until)
  await liftSuspensionsJob.run({ db, transaction, clock } as never, {})
  clock.set(start)
  expect((await findTeam(db, studio.teamId))?.state).toBe('active')
  await expect(
    transaction((tx) => liftSuspension(tx, admin, { teamId: studio.teamId, reason: 'A mistake' }, context)),
  ).rejects.toThrow(/not suspended any more/)
})

test('a suspended team is neither ended nor handed over to begin anew beside it, unless an administrator offers it', async () => {
  const studio = await founded()
  const { owner, teamId } = studio
  const [hana, teo] = [await newcomer(studio), await newcomer(studio)]
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  const reason = 'Copied works'
  await transaction((tx) => offerTeam(tx, owner, { teamId, memberId: hana.id }))
  await transaction((tx) => suspendTeam(tx, admin, { teamId, reason, until: undefined }, context))
  const dissolve = () => transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] }))
  const tries = [
    dissolve,
    () => transaction((tx) => takeTeamOver(tx, hana, { teamId })),
    () => transaction((tx) => offerTeam(tx, owner, { teamId, memberId: teo.id })),
  ]
  for (const get of tries) await expect(get()).rejects.toThrow(`${studio.name} is suspended. Until that ends`)
  await expect(transaction((tx) => startTeam(tx, owner, { name: 'Another' }))).rejects.toThrow(
    'which is suspended',
  )
  expect(await findTeamBlock(db, owner.id)).toMatchObject({ words: expect.stringContaining('is suspended') })
  await transaction((tx) => offerTeamForOwner(tx, admin, { teamId, memberId: teo.id, reason }, context))
  await transaction((tx) => takeTeamOver(tx, teo, { teamId }))
  expect(await findTeam(db, teamId)).toMatchObject({ ownerId: teo.id, state: 'suspended' })
  await transaction((tx) => liftSuspension(tx, admin, { teamId, reason: 'A mistake' }, context))
  await transaction((tx) => dissolveTeam(tx, teo, { teamId }, { keepsTeam: [] }))
})

test('an address that a team gives up leads to it, and nobody else takes it', async () => {
  const [studio, other] = [await founded(), await founded()]
  const slug = `karst-${studio.teamId.slice(0, 8)}`
  const page = (of: Founded, wanted: string) => teamPageInput.parse({ name: of.name, slug: wanted })
  await transaction((tx) => editTeam(tx, studio.owner, { teamId: studio.teamId, page: page(studio, slug) }))
  expect(await findTeamBySlug(db, studio.slug)).toEqual({ movedTo: slug })
  await expect(
    transaction((tx) => editTeam(tx, other.owner, { teamId: other.teamId, page: page(other, studio.slug) })),
  ).rejects.toMatchObject({ fields: { slug: ['Address: another team has or had it'] } })
  await transaction((tx) =>
    editTeam(tx, studio.owner, { teamId: studio.teamId, page: page(studio, studio.slug) }),
  )
  expect(await findTeamBySlug(db, slug)).toEqual({ movedTo: studio.slug })
})

test('nobody takes one address after the other, by moving a team or by starting ever new ones', async () => {
  const studio = await founded()
  const move = (to: string) => {
    const page = teamPageInput.parse({ name: studio.name, slug: `${to}-${studio.teamId.slice(0, 8)}` })
    return transaction((tx) => editTeam(tx, studio.owner, { teamId: studio.teamId, page }))
  }
  for (const to of ['first', 'second', 'third']) await move(to)
  await expect(move('fourth')).rejects.toBeInstanceOf(TooManyRequests)
  await move('third')
  const who = await person()
  const startAndEnd = async () => {
    const { teamId } = await transaction((tx) => startTeam(tx, who, { name: 'Good Name' }))
    await transaction((tx) => dissolveTeam(tx, who, { teamId }, { keepsTeam: [] }))
  }
  for (let started = 0; started < 5; started++) await startAndEnd()
  await expect(startAndEnd()).rejects.toBeInstanceOf(TooManyRequests)
})

test('whoever deletes their account leaves their teams; an owner hands theirs over first', async () => {
  const studio = await founded()
  const who = await transaction((tx) => makeMember(tx))
  const { token } = await place(studio, { basisPoints: 2_000 })
  await transaction((tx) => acceptInvitation(tx, actorOf(who), { token }, context))
  expect(await findTeamBlock(db, studio.owner.id)).toMatchObject({
    words: `You own the team ${studio.name}: hand it over or dissolve it first`,
  })
  const asPerson = { ...who, verifiedEmail: who.email } as never
  expect(await exportTeams(db, asPerson)).toMatchObject({
    memberships: [{ team: studio.name, role: 'member', leftAt: null }],
    shares: [{ team: studio.name, basisPoints: 2_000 }],
    invitations: [{ team: studio.name, state: 'accepted' }],
  })
  await transaction((tx) => eraseTeams(tx, asPerson))
  expect(await sharesOf(studio.teamId)).toEqual(new Map([[studio.owner.id, 10_000]]))
  expect(await findTeamBlock(db, studio.owner.id)).toBeUndefined()
  await transaction((tx) => eraseTeams(tx, { id: studio.owner.id, verifiedEmail: undefined } as never))
  const [left] = await db.select().from(team).where(eq(team.id, studio.teamId))
  expect(left?.state).toBe('dissolved')
})
