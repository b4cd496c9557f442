import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findTeam, offerTeam, offerTeamForOwner, takeTeamOver } from '../index.ts'
import { context, studios } from '../testing-places.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, newcomer } = studios(database)

test('a team that waits for an answer which never comes is offered to somebody else by an administrator', async () => {
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  const studio = await founded()
  const [silent, hana] = [await newcomer(studio), await newcomer(studio)]
  const offerFor = (memberId: string) =>
    transaction((tx) =>
      offerTeamForOwner(tx, admin, { teamId: studio.teamId, memberId, reason: 'Nobody answers' }, context),
    )
  await transaction((tx) => offerTeam(tx, studio.owner, { teamId: studio.teamId, memberId: silent.id }))
  await offerFor(hana.id)
  expect((await toldTo(db, silent.id)).map(({ line }) => line)).toContainEqual(
    expect.stringContaining('An administrator took back the offer'),
  )
  await expect(transaction((tx) => takeTeamOver(tx, silent, studio))).rejects.toThrow(/not offered to you/)
  await transaction((tx) => takeTeamOver(tx, hana, studio))
  expect((await findTeam(db, studio.teamId))?.ownerId).toBe(hana.id)
})

test('who is not in the team is offered nothing, and the offer that stands goes on', async () => {
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  const studio = await founded()
  const [hana, stranger] = [await newcomer(studio), await person()]
  const { teamId } = studio
  await transaction((tx) => offerTeam(tx, studio.owner, { teamId, memberId: hana.id }))
  const reason = 'Nobody answers'
  await expect(
    transaction((tx) => offerTeamForOwner(tx, admin, { teamId, memberId: stranger.id, reason }, context)),
  ).rejects.toThrow(/not in the team/)
  expect((await findTeam(db, teamId))?.offeredTo).toBe(hana.id)
})
