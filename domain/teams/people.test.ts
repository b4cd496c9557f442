import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import {
  acceptInvitation,
  changeTeamRole,
  findTeam,
  leaveTeam,
  offerTeam,
  proposeShares,
  removePerson,
  takeTeamOver,
} from './index.ts'
import { aPlace, context, studios } from './testing-places.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, place, newcomer, sharesOf, waitingOf } = studios(database)

test('who leaves or is removed gives their share to the owner, and what waited is withdrawn', async () => {
  const studio = await founded()
  const [hana, teo] = [
    await newcomer(studio, { basisPoints: 3_000 }),
    await newcomer(studio, { basisPoints: 2_000 }),
  ]
  await transaction((tx) =>
    proposeShares(tx, studio.owner, {
      teamId: studio.teamId,
      shares: [
        { memberId: studio.owner.id, basisPoints: 6_000 },
        { memberId: hana.id, basisPoints: 2_000 },
        { memberId: teo.id, basisPoints: 2_000 },
      ],
    }),
  )
  await transaction((tx) => leaveTeam(tx, hana, studio))
  await transaction((tx) => removePerson(tx, studio.owner, { teamId: studio.teamId, memberId: teo.id }))
  expect(await sharesOf(studio.teamId)).toEqual(new Map([[studio.owner.id, 10_000]]))
  expect(await waitingOf(studio.teamId)).toBeUndefined()
  expect((await findTeam(db, studio.teamId))?.people).toBe(1)
  await expect(transaction((tx) => leaveTeam(tx, studio.owner, studio))).rejects.toThrow(
    'An owner can’t leave: hand the team over first, or dissolve it',
  )
})

test('whoever owns a team already can’t take another over', async () => {
  const [studio, other] = [await founded(), await founded()]
  const { token } = await place(studio)
  await transaction((tx) => acceptInvitation(tx, other.owner, { token }, context))
  await transaction((tx) => offerTeam(tx, studio.owner, { teamId: studio.teamId, memberId: other.owner.id }))
  await expect(transaction((tx) => takeTeamOver(tx, other.owner, studio))).rejects.toThrow(/You own/)
})

test('only an owner gives roles, and a manager neither invites nor removes managers', async () => {
  const studio = await founded()
  const [manager, other] = [
    await newcomer(studio, { basisPoints: 0, role: 'manager' }),
    await newcomer(studio, { basisPoints: 0 }),
  ]
  await expect(
    transaction((tx) =>
      changeTeamRole(tx, manager, { teamId: studio.teamId, memberId: other.id, role: 'manager' }),
    ),
  ).rejects.toThrow('Only the owner of the team can do this')
  await expect(transaction((tx) => aPlace(tx, manager, studio.teamId, { role: 'manager' }))).rejects.toThrow(
    'Only the owner of the team can do this',
  )
  await transaction((tx) =>
    changeTeamRole(tx, studio.owner, { teamId: studio.teamId, memberId: other.id, role: 'manager' }),
  )
  await expect(
    transaction((tx) => removePerson(tx, manager, { teamId: studio.teamId, memberId: other.id })),
  ).rejects.toThrow('Only the owner of the team can do this')
})

test('nobody is in more than ten teams', async () => {
  const joiner = await person()
  for (let joined = 0; joined < 10; joined++) {
    const { token } = await place(await founded())
    await transaction((tx) => acceptInvitation(tx, joiner, { token }, context))
  }
  const { token } = await place(await founded())
  await expect(transaction((tx) => acceptInvitation(tx, joiner, { token }, context))).rejects.toThrow(
    /^You are in 10 teams/,
  )
})
