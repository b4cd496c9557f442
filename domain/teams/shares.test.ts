import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import {
  acceptInvitation,
  agreeToShares,
  declineOffer,
  findRole,
  findTeam,
  leaveTeam,
  listDivisions,
  offerTeam,
  proposeShares,
  refuseShares,
  takeTeamOver,
  withdrawShares,
} from './index.ts'
import { aPlace, context, studios } from './testing-places.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, place, accept, newcomer, sharesOf, waitingOf } = studios(database)

test('whom the owner invited has their share at once, out of the owner’s', async () => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 2_750 })
  expect(await sharesOf(studio.teamId)).toEqual(
    new Map([
      [studio.owner.id, 7_250],
      [hana.id, 2_750],
    ]),
  )
  expect((await findTeam(db, studio.teamId))?.people).toBe(2)
})

test('whom a manager invited begins with nothing until the owner agrees', async () => {
  const studio = await founded()
  const manager = await newcomer(studio, { basisPoints: 1_000, role: 'manager' })
  const teo = await person()
  const { token } = await transaction((tx) => aPlace(tx, manager, studio.teamId, { basisPoints: 500 }))
  await transaction((tx) => acceptInvitation(tx, teo, { token }, context))
  expect((await sharesOf(studio.teamId)).get(teo.id)).toBe(0)
  const waiting = await waitingOf(studio.teamId)
  const answer = { teamId: studio.teamId, number: waiting?.number ?? 0 }
  await expect(transaction((tx) => agreeToShares(tx, teo, answer))).rejects.toThrow(/does not fall/)
  await transaction((tx) => agreeToShares(tx, studio.owner, answer))
  expect(await sharesOf(studio.teamId)).toEqual(
    new Map([
      [studio.owner.id, 8_500],
      [manager.id, 1_000],
      [teo.id, 500],
    ]),
  )
})

test('two whom a manager invited wait for one word of the owner', async () => {
  const studio = await founded()
  const manager = await newcomer(studio, { basisPoints: 0, role: 'manager' })
  const [teo, piotr] = [await person(), await person()]
  for (const who of [teo, piotr]) {
    const { token } = await transaction((tx) => aPlace(tx, manager, studio.teamId, { basisPoints: 1_500 }))
    await transaction((tx) => acceptInvitation(tx, who, { token }, context))
  }
  const waiting = await waitingOf(studio.teamId)
  await transaction((tx) =>
    agreeToShares(tx, studio.owner, { teamId: studio.teamId, number: waiting?.number ?? 0 }),
  )
  const shares = await sharesOf(studio.teamId)
  expect([shares.get(studio.owner.id), shares.get(teo.id), shares.get(piotr.id)]).toEqual([
    7_000, 1_500, 1_500,
  ])
})

test('whom a manager invited goes on waiting when somebody else comes or goes, and not when they go themselves', async () => {
  const studio = await founded()
  const manager = await newcomer(studio, { basisPoints: 1_000, role: 'manager' })
  const [teo, gone] = [await person(), await newcomer(studio, { basisPoints: 2_000 })]
  const ofManager = await transaction((tx) => aPlace(tx, manager, studio.teamId, { basisPoints: 500 }))
  await accept(teo, ofManager)
  const waitsFor = async () =>
    new Map((await waitingOf(studio.teamId))?.shares.map((share) => [share.memberId, share.basisPoints]))
  const hana = await newcomer(studio, { basisPoints: 1_500 })
  expect(await waitsFor()).toEqual(
    new Map([
      [studio.owner.id, 5_000],
      [manager.id, 1_000],
      [gone.id, 2_000],
      [teo.id, 500],
      [hana.id, 1_500],
    ]),
  )
  await transaction((tx) => leaveTeam(tx, gone, studio))
  expect(await waitsFor()).toEqual(
    new Map([
      [studio.owner.id, 7_000],
      [manager.id, 1_000],
      [teo.id, 500],
      [hana.id, 1_500],
    ]),
  )
  await transaction((tx) => leaveTeam(tx, teo, studio))
  expect(await waitingOf(studio.teamId)).toBeUndefined()
})

test('nobody gives of their share without their word because a team changed hands while it was asked for', async () => {
  const studio = await founded()
  const [hana, teo] = [
    await newcomer(studio, { basisPoints: 3_000 }),
    await newcomer(studio, { basisPoints: 4_000 }),
  ]
  await transaction((tx) =>
    proposeShares(tx, studio.owner, {
      teamId: studio.teamId,
      shares: [
        { memberId: studio.owner.id, basisPoints: 6_000 },
        { memberId: hana.id, basisPoints: 3_000 },
        { memberId: teo.id, basisPoints: 1_000 },
      ],
    }),
  )
  await transaction((tx) => offerTeam(tx, studio.owner, { teamId: studio.teamId, memberId: hana.id }))
  await transaction((tx) => takeTeamOver(tx, hana, studio))
  await accept(
    await person(),
    await transaction((tx) => aPlace(tx, studio.owner, studio.teamId, { basisPoints: 100 })),
  )
  const waiting = await waitingOf(studio.teamId)
  await transaction((tx) => agreeToShares(tx, hana, { teamId: studio.teamId, number: waiting?.number ?? 0 }))
  expect((await sharesOf(studio.teamId)).get(teo.id)).toBe(4_000)
})

test('an owner can’t promise more than is theirs', async () => {
  const studio = await founded()
  await place(studio, { basisPoints: 6_000 })
  await expect(place(studio, { basisPoints: 4_001 })).rejects.toMatchObject({
    fields: { share: ['Share: it comes out of the owner’s, of which 40 % is not promised yet'] },
  })
})

test('new shares wait for whoever’s falls, and hold with the last yes', async () => {
  const studio = await founded()
  const [hana, teo] = [
    await newcomer(studio, { basisPoints: 3_000 }),
    await newcomer(studio, { basisPoints: 2_000 }),
  ]
  const shares = [
    { memberId: studio.owner.id, basisPoints: 7_000 },
    { memberId: hana.id, basisPoints: 2_000 },
    { memberId: teo.id, basisPoints: 1_000 },
  ]
  const { number, state } = await transaction((tx) =>
    proposeShares(tx, studio.owner, { teamId: studio.teamId, shares }),
  )
  expect(state).toBe('waiting')
  const answer = { teamId: studio.teamId, number }
  await expect(
    transaction((tx) => proposeShares(tx, studio.owner, { teamId: studio.teamId, shares })),
  ).rejects.toThrow(/waits for an answer already/)
  await transaction((tx) => agreeToShares(tx, hana, answer))
  expect((await sharesOf(studio.teamId)).get(teo.id)).toBe(2_000)
  await transaction((tx) => agreeToShares(tx, teo, answer))
  expect((await sharesOf(studio.teamId)).get(teo.id)).toBe(1_000)
  await expect(transaction((tx) => agreeToShares(tx, teo, answer))).rejects.toThrow(/does not wait/)
})

test('shares that are refused or withdrawn leave the old ones in force', async () => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 3_000 })
  const proposal = {
    teamId: studio.teamId,
    shares: [
      { memberId: studio.owner.id, basisPoints: 9_000 },
      { memberId: hana.id, basisPoints: 1_000 },
    ],
  }
  const first = await transaction((tx) => proposeShares(tx, studio.owner, proposal))
  await transaction((tx) => refuseShares(tx, hana, { teamId: studio.teamId, number: first.number }))
  const second = await transaction((tx) => proposeShares(tx, studio.owner, proposal))
  await transaction((tx) =>
    withdrawShares(tx, studio.owner, { teamId: studio.teamId, number: second.number }),
  )
  expect((await sharesOf(studio.teamId)).get(hana.id)).toBe(3_000)
  expect(await waitingOf(studio.teamId)).toBeUndefined()
})

test('the shares that hold are told however many were proposed in vain since', async () => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 3_000 })
  const { number } = await transaction((tx) =>
    proposeShares(tx, studio.owner, {
      teamId: studio.teamId,
      shares: [
        { memberId: studio.owner.id, basisPoints: 9_000 },
        { memberId: hana.id, basisPoints: 1_000 },
      ],
    }),
  )
  await transaction((tx) => refuseShares(tx, hana, { teamId: studio.teamId, number }))
  const told = await listDivisions(db, studio.teamId, 1)
  expect(told.map(({ state, shares }) => [state, shares[0]?.basisPoints])).toEqual([
    ['refused', 9_000],
    ['in-force', 7_000],
  ])
})

test.each([
  ['they are not a hundred percent', 6_000, 3_000, /sum to 90 %/],
  ['they are those in force', 7_000, 3_000, /in force/],
])('shares are refused when %s', async (_, ofOwner, ofOther, why) => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 3_000 })
  const shares = [
    { memberId: studio.owner.id, basisPoints: ofOwner },
    { memberId: hana.id, basisPoints: ofOther },
  ]
  await expect(
    transaction((tx) => proposeShares(tx, studio.owner, { teamId: studio.teamId, shares })),
  ).rejects.toThrow(why)
})

test('a team changes hands when the new owner accepts, and its shares stay', async () => {
  const studio = await founded()
  const hana = await newcomer(studio, { basisPoints: 4_000 })
  const offer = { teamId: studio.teamId, memberId: hana.id }
  await transaction((tx) => offerTeam(tx, studio.owner, offer))
  await transaction((tx) => declineOffer(tx, hana, studio))
  await expect(transaction((tx) => takeTeamOver(tx, hana, studio))).rejects.toThrow(/not offered to you/)
  await transaction((tx) => offerTeam(tx, studio.owner, offer))
  await transaction((tx) => takeTeamOver(tx, hana, studio))
  expect(await findRole(db, studio.teamId, hana.id)).toBe('owner')
  expect(await findRole(db, studio.teamId, studio.owner.id)).toBe('manager')
  expect((await sharesOf(studio.teamId)).get(hana.id)).toBe(4_000)
})
