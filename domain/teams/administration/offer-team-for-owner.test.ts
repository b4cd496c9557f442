import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  changeTeamRole,
  declineOffer,
  dissolveTeam,
  findTeam,
  offerTeam,
  offerTeamForOwner,
  removePerson,
  takeTeamOver,
  withdrawOffer,
  withdrawOfferForOwner,
} from '../index.ts'
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

const offered = async () => {
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  const studio = await founded()
  const [hana, teo] = [await newcomer(studio), await newcomer(studio)]
  const { teamId, owner } = studio
  const reason = 'Its owner can’t be reached'
  const offer = () =>
    transaction((tx) => offerTeamForOwner(tx, admin, { teamId, memberId: hana.id, reason }, context))
  const offeredTo = async () => (await findTeam(db, teamId))?.offeredTo
  return { ...studio, admin, hana, teo, teamId, owner, reason, offer, offeredTo }
}

test('what an administrator offered nobody of the team undoes, and whoever it is offered to answers as they like', async () => {
  const { owner, teamId, hana, teo, offer, offeredTo } = await offered()
  await transaction((tx) => changeTeamRole(tx, owner, { teamId, memberId: teo.id, role: 'manager' }))
  await offer()
  const tries = [
    () => transaction((tx) => withdrawOffer(tx, owner, { teamId })),
    () => transaction((tx) => offerTeam(tx, owner, { teamId, memberId: teo.id })),
    () => transaction((tx) => removePerson(tx, owner, { teamId, memberId: hana.id })),
    () => transaction((tx) => removePerson(tx, teo, { teamId, memberId: hana.id })),
    () => transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] })),
  ]
  for (const undo of tries) await expect(undo()).rejects.toThrow('An administrator offered the team')
  expect(await offeredTo()).toBe(hana.id)
  await transaction((tx) => declineOffer(tx, hana, { teamId }))
  await transaction((tx) => offerTeam(tx, owner, { teamId, memberId: teo.id }))
  await transaction((tx) => withdrawOffer(tx, owner, { teamId }))
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId: hana.id }))
})

test('what its owner offered becomes the administrator’s when they offer it to the same person', async () => {
  const { owner, teamId, hana, offer, offeredTo } = await offered()
  await transaction((tx) => offerTeam(tx, owner, { teamId, memberId: hana.id }))
  for (let time = 0; time < 2; time++) await offer()
  await expect(transaction((tx) => withdrawOffer(tx, owner, { teamId }))).rejects.toThrow(
    'only an administrator',
  )
  expect(await offeredTo()).toBe(hana.id)
})

test('an administrator takes back an offer that is never answered, and whom it is about are told why', async () => {
  const { admin, owner, teamId, hana, reason, offer, offeredTo } = await offered()
  const takeBack = () =>
    transaction((tx) => withdrawOfferForOwner(tx, admin, { teamId, reason: 'It was a mistake' }, context))
  await offer()
  await takeBack()
  expect(await offeredTo()).toBeNull()
  for (const { id } of [hana, owner])
    expect((await toldTo(db, id)).map(({ line }) => line)).toContainEqual(
      expect.stringContaining('An administrator took back the offer'),
    )
  await expect(takeBack()).rejects.toThrow('not offered to anybody any more')
  await transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] }))
  const again = { teamId, memberId: hana.id, reason }
  await expect(transaction((tx) => offerTeamForOwner(tx, admin, again, context))).rejects.toThrow(
    'is dissolved',
  )
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
