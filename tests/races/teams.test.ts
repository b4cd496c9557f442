import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  acceptInvitation,
  agreeToShares,
  dissolveTeam,
  findDivisionInForce,
  leaveTeam,
  offerTeam,
  proposeShares,
  startTeam,
  takeBackInvitation,
  takeTeamOver,
  withdrawOffer,
} from '#domain/teams/index.ts'
import { team, teamMember } from '#domain/teams/schema.server.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { rounds } from '../rounds.ts'
import { expectBothFirst, inRounds, race } from './rounds.ts'

const ROUNDS = rounds({ short: 10, long: 200 })
const { db, transaction } = await testDatabase()
const nothingShared = async () => undefined

const person = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const founded = () =>
  transaction(async (tx) => {
    const owner = actorOf(await makeMember(tx))
    return { owner, ...(await startTeam(tx, owner, { name: 'Studio Karst' })) }
  })
type Founded = Awaited<ReturnType<typeof founded>>
const place = ({ owner, teamId }: Founded, basisPoints = 1_000) =>
  transaction((tx) => aPlace(tx, owner, teamId, { basisPoints }))
const accept = (who: MemberActor, token: string) =>
  transaction((tx) => acceptInvitation(tx, who, { token }, context))
async function joined(of: Founded, basisPoints: number) {
  const [who, { token }] = [await person(), await place(of, basisPoints)]
  await accept(who, token)
  return who
}

/** Whatever happened, the people are counted right, and the shares are theirs and the whole. */
async function expectSound(teamId: string): Promise<string[]> {
  const [found] = await db.select().from(team).where(eq(team.id, teamId))
  const people = await db
    .select()
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), isNull(teamMember.leftAt)))
  const ids = people.map(({ memberId }) => memberId).toSorted()
  const { shares } = await findDivisionInForce(db, teamId)
  expect(found?.people).toBe(ids.length)
  expect(shares.map(({ memberId }) => memberId).toSorted()).toEqual(ids)
  expect(shares.reduce((sum, { basisPoints }) => sum + basisPoints, 0)).toBe(10_000)
  const owners = people.filter(({ role }) => role === 'owner').map(({ memberId }) => memberId)
  expect(owners).toEqual([found?.ownerId])
  return ids
}

test('two who accept one link: one is in, the other is told', async () => {
  const firsts: unknown[] = []
  await inRounds(
    nothingShared,
    async (_, round) => {
      const studio = await founded()
      const [{ token }, ann, bob] = [await place(studio), await person(), await person()]
      const { won } = await race(
        round,
        () => accept(ann, token),
        () => accept(bob, token),
      )
      expect(won).toHaveLength(1)
      expect(await expectSound(studio.teamId)).toContain(won[0] === 0 ? ann.id : bob.id)
      firsts.push(won[0])
    },
    ROUNDS,
  )
  expectBothFirst(firsts)
}, 300_000)

test('an acceptance against a take-back: one of the two, never both', async () => {
  const firsts: unknown[] = []
  await inRounds(
    nothingShared,
    async (_, round) => {
      const studio = await founded()
      const [{ token, invitationId }, ann] = [await place(studio), await person()]
      const { won } = await race(
        round,
        () => accept(ann, token),
        () => transaction((tx) => takeBackInvitation(tx, studio.owner, { invitationId })),
      )
      expect(won).toHaveLength(1)
      expect((await expectSound(studio.teamId)).includes(ann.id)).toBe(won[0] === 0)
      firsts.push(won[0])
    },
    ROUNDS,
  )
  expectBothFirst(firsts)
}, 300_000)

test('somebody leaves while the last yes to new shares comes: the shares are those of who is left', async () => {
  const firsts: boolean[] = []
  await inRounds(
    nothingShared,
    async (_, round) => {
      const studio = await founded()
      const { teamId, owner } = studio
      const [ann, bob] = [await joined(studio, 2_000), await joined(studio, 3_000)]
      const { number } = await transaction((tx) =>
        proposeShares(tx, owner, {
          teamId,
          shares: [
            { memberId: owner.id, basisPoints: 6_000 },
            { memberId: ann.id, basisPoints: 2_000 },
            { memberId: bob.id, basisPoints: 2_000 },
          ],
        }),
      )
      const { won } = await race(
        round,
        () => transaction((tx) => leaveTeam(tx, ann, { teamId })),
        () => transaction((tx) => agreeToShares(tx, bob, { teamId, number })),
      )
      expect(won).toContain(0)
      expect(await expectSound(teamId)).toEqual([bob.id, owner.id].toSorted())
      const { shares } = await findDivisionInForce(db, teamId)
      const ofBob = shares.find(({ memberId }) => memberId === bob.id)?.basisPoints
      expect(ofBob).toBe(won.includes(1) ? 2_000 : 3_000)
      firsts.push(won.includes(1))
    },
    ROUNDS,
  )
  expectBothFirst(firsts)
}, 300_000)

test('a team is offered, taken over and taken back at once: it has one owner', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const studio = await founded()
      const { teamId, owner } = studio
      const [ann, bob] = [await joined(studio, 0), await joined(studio, 0)]
      await race(
        round,
        () => transaction((tx) => offerTeam(tx, owner, { teamId, memberId: ann.id })),
        () => transaction((tx) => offerTeam(tx, owner, { teamId, memberId: bob.id })),
      )
      await race(
        round,
        () => transaction((tx) => takeTeamOver(tx, ann, { teamId })),
        () => transaction((tx) => takeTeamOver(tx, bob, { teamId })),
        () => transaction((tx) => withdrawOffer(tx, owner, { teamId })),
      )
      await expectSound(teamId)
    },
    ROUNDS,
  )
}, 300_000)

test('one who is offered two teams at once owns one of them', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const [one, other, ann] = [await founded(), await founded(), await person()]
      for (const of of [one, other]) {
        await accept(ann, (await place(of, 0)).token)
        await transaction((tx) => offerTeam(tx, of.owner, { teamId: of.teamId, memberId: ann.id }))
      }
      const { won } = await race(
        round,
        () => transaction((tx) => takeTeamOver(tx, ann, one)),
        () => transaction((tx) => takeTeamOver(tx, ann, other)),
      )
      expect(won).toHaveLength(1)
    },
    ROUNDS,
  )
}, 300_000)

test('an invitation against a dissolution: a dissolved team has no open place', async () => {
  const firsts: boolean[] = []
  await inRounds(
    nothingShared,
    async (_, round) => {
      const studio = await founded()
      const [{ token }, ann] = [await place(studio), await person()]
      const { won } = await race(
        round,
        () => place(studio),
        () => transaction((tx) => dissolveTeam(tx, studio.owner, studio, { keepsTeam: [] })),
        () => accept(ann, token),
      )
      expect(won).toContain(1)
      firsts.push(won.includes(0))
      await expectSound(studio.teamId)
      await expect(accept(await person(), token)).rejects.toThrow(/dissolved/)
      await expect(place(studio)).rejects.toThrow('This team is dissolved')
    },
    ROUNDS,
  )
  expectBothFirst(firsts)
}, 300_000)
