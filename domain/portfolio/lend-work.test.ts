import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  endLoans,
  exportWorks,
  hideWork,
  lendWork,
  listLentWorks,
  listLoansOf,
  takeWorkBack,
} from './index.ts'
import { makeWork } from './testing.ts'

const { db, transaction } = await testDatabase()

const aLender = () =>
  transaction(async (tx) => {
    const [owner, mate] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
    const teamId = await aTeam(tx, [
      { memberId: owner.id, basisPoints: 6_000 },
      { memberId: mate.id, basisPoints: 4_000 },
    ])
    const { workId } = await makeWork(tx, mate)
    return { owner, mate, teamId, workId }
  })
const lentTo = async (teamId: string) => (await listLentWorks(db, teamId, 10)).works.map(({ id }) => id)

test('a work hangs on the page of a team as long as its member lends it and shows it', async () => {
  const { mate, teamId, workId } = await aLender()
  await transaction((tx) => lendWork(tx, mate, { workId, teamId }))
  await transaction((tx) => lendWork(tx, mate, { workId, teamId }))
  expect(await listLentWorks(db, teamId, 10)).toMatchObject({
    works: [{ id: workId, memberId: mate.id }],
    count: 1,
  })
  expect(await listLoansOf(db, mate.id)).toEqual(new Map([[workId, new Set([teamId])]]))
  expect(await exportWorks(db, mate.id)).toMatchObject([{ id: workId, lentToTeams: [teamId] }])
  await transaction((tx) => takeWorkBack(tx, mate, { workId, teamId }))
  expect(await lentTo(teamId)).toEqual([])
  await transaction((tx) => lendWork(tx, mate, { workId, teamId }))
  await transaction((tx) => hideWork(tx, mate, { workId }))
  expect(await lentTo(teamId)).toEqual([])
})

test('nobody lends what is another’s, nor to a team that they are not in', async () => {
  const { owner, mate, teamId, workId } = await aLender()
  await expect(transaction((tx) => lendWork(tx, owner, { workId, teamId }))).rejects.toThrow(
    'There is no such work of yours',
  )
  const other = await aLender()
  await expect(transaction((tx) => lendWork(tx, mate, { workId, teamId: other.teamId }))).rejects.toThrow(
    'You are not in this team',
  )
})

test('who goes takes their works along, and the others’ stay', async () => {
  const { owner, mate, teamId, workId } = await aLender()
  const ofOwner = await transaction(async (tx) => {
    const own = await makeWork(tx, owner)
    await lendWork(tx, owner, { workId: own.workId, teamId })
    await lendWork(tx, mate, { workId, teamId })
    return own.workId
  })
  await transaction((tx) => endLoans(tx, { teamId, memberId: mate.id }))
  expect(await lentTo(teamId)).toEqual([ofOwner])
  await transaction((tx) => endLoans(tx, { teamId }))
  expect(await lentTo(teamId)).toEqual([])
})
