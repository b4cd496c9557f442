import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  acceptDeal,
  askExtension,
  cancelWork,
  chooseWorkers,
  deliverWork,
  findDealRoom,
  fundMilestones,
  releaseEarly,
} from '../index.ts'
import { anAgreedDeal, aProposal, aTeamPair, milestonesOf } from '../testing.ts'

const database = await testDatabase()
const { db, transaction } = database

/** A deal of a team of three that is paid for: the second is a manager, the third a member. */
async function aTeamAtWork() {
  return transaction(async (tx) => {
    const team = await aTeamPair(tx, [5_000, 3_000, 2_000])
    const [manager, member] = team.others as [MemberActor, MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${manager.id}::uuid`)
    const dealId = await anAgreedDeal(tx, team)
    const [part] = await milestonesOf(tx, dealId)
    const about = { dealId, milestoneId: part!.id }
    await fundMilestones(tx, team.buyer, { dealId, milestoneIds: [about.milestoneId] })
    return { ...team, manager, member, about }
  })
}

const leave = (memberId: string) =>
  transaction((tx) =>
    tx.db.execute(
      sql`update team_member set left_at = ${tx.now.toISOString()} where member_id = ${memberId}::uuid`,
    ),
  )
const sees = async (viewer: MemberActor, dealId: string) =>
  (await findDealRoom(db, dealId, { viewer, now: new Date() })) !== undefined
const work = (about: { dealId: string; milestoneId: string }) => ({ ...about, text: 'The sign.', files: [] })

test('a manager acts for the team as its owner does, and a member only sees the room where they work on it', async () => {
  const { manager, member, about } = await aTeamAtWork()
  const ask = { ...about, days: 2, reason: 'The oak is late' }
  await transaction((tx) => askExtension(tx, manager, ask))
  expect(await sees(member, about.dealId)).toBe(false)
  await expect(transaction((tx) => deliverWork(tx, member, work(about)))).rejects.toThrow('no deal')
})

test('who works on a deal delivers and decides nothing', async () => {
  const { manager, member, about } = await aTeamAtWork()
  await transaction((tx) => chooseWorkers(tx, manager, { dealId: about.dealId, memberIds: [member.id] }))
  expect(await sees(member, about.dealId)).toBe(true)
  const refused = 'The owner and the managers of the team do this'
  await expect(transaction((tx) => cancelWork(tx, member, { ...about, reason: 'No time' }))).rejects.toThrow(
    refused,
  )
  await expect(
    transaction((tx) => chooseWorkers(tx, member, { dealId: about.dealId, memberIds: [] })),
  ).rejects.toThrow(refused)
  await transaction((tx) => deliverWork(tx, member, work(about)))
})

test('nobody is chosen who is not in the team', async () => {
  const { seller, buyer, about } = await aTeamAtWork()
  await expect(
    transaction((tx) => chooseWorkers(tx, seller, { dealId: about.dealId, memberIds: [buyer.id] })),
  ).rejects.toThrow('not in the team')
})

test('who has left the team sees nothing of the room, and is paid by the share that they had', async () => {
  const { manager, member, buyer, about } = await aTeamAtWork()
  await transaction((tx) => chooseWorkers(tx, manager, { dealId: about.dealId, memberIds: [member.id] }))
  await leave(member.id)
  await leave(manager.id)
  for (const gone of [manager, member]) expect(await sees(gone, about.dealId)).toBe(false)
  await transaction((tx) => releaseEarly(tx, buyer, about))
  expect((await findOwnMoney(db, member.id)).clearing).toBe(1_800n)
  expect((await findOwnMoney(db, manager.id)).clearing).toBe(2_700n)
})

test('nobody buys from their own team, also who came into it after the proposal', async () => {
  const team = await transaction((tx) => aTeamPair(tx, [6_000, 4_000]))
  const [member] = team.others as [MemberActor]
  await expect(
    transaction((tx) => aProposal(tx, { ...team, buyer: member }, { teamId: team.teamId })),
  ).rejects.toThrow('Nobody buys from their own team')
  const dealId = await transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))
  await transaction((tx) =>
    tx.db.execute(sql`insert into team_member (team_id, member_id, role, joined_at)
      values (${team.teamId}::uuid, ${team.buyer.id}::uuid, 'manager', now())`),
  )
  await expect(transaction((tx) => acceptDeal(tx, team.buyer, { dealId, version: 1 }))).rejects.toThrow(
    'Nobody buys from their own team',
  )
})

test('only the owner and the managers of an active team offer in its name', async () => {
  const team = await transaction((tx) => aTeamPair(tx, [6_000, 4_000]))
  const [member] = team.others as [MemberActor]
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  for (const who of [member, stranger])
    await expect(
      transaction((tx) => aProposal(tx, { ...team, seller: who }, { teamId: team.teamId })),
    ).rejects.toThrow('Only the owner and the managers')
  const dealId = await transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))
  await transaction((tx) =>
    tx.db.execute(sql`update team set state = 'suspended' where id = ${team.teamId}::uuid`),
  )
  await expect(transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))).rejects.toThrow(
    'can’t take new work now',
  )
  await expect(transaction((tx) => acceptDeal(tx, team.buyer, { dealId, version: 1 }))).rejects.toThrow(
    'can’t take new work now',
  )
})
