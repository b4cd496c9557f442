import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { castVote, mergeIdeas, takeVoteBack } from '#domain/ideas/index.ts'
import { idea, ideaVote } from '#domain/ideas/schema.server.ts'
import { anIdea, ideaContext } from '#domain/ideas/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { rounds } from '../rounds.ts'
import { inRounds } from './rounds.ts'

const ROUNDS = rounds({ short: 10, long: 200 })
const { db, transaction } = await testDatabase()
const nothingShared = async () => undefined

const someone = (role: 'member' | 'admin' = 'member') =>
  transaction(async (tx) => actorOf(await makeMember(tx, { role })))

async function expectCounted(ideaId: string): Promise<number> {
  const [found] = await db.select().from(idea).where(eq(idea.id, ideaId))
  const rows = await db.select().from(ideaVote).where(eq(ideaVote.ideaId, ideaId))
  expect(found).toMatchObject({ votes: rows.length, trend: rows.filter(({ isRecent }) => isRecent).length })
  return rows.length
}

test('however often and wherever a member presses at once, it is one vote, also while two ideas become one', async () => {
  const admin = await someone('admin')
  await inRounds(
    nothingShared,
    async () => {
      const [stays, goes] = await transaction(async (tx) => [await anIdea(tx), await anIdea(tx)])
      const voters = [await someone(), await someone(), await someone()]
      const press = (who: (typeof voters)[number], ideaId: string) => [
        transaction((tx) => castVote(tx, who, { ideaId }, ideaContext)),
        transaction((tx) => castVote(tx, who, { ideaId }, ideaContext)),
      ]
      const both = voters.flatMap((who) => [...press(who, stays.ideaId), ...press(who, goes.ideaId)])
      const merging = transaction((tx) =>
        mergeIdeas(tx, admin, { ideaId: goes.ideaId, intoId: stays.ideaId }, ideaContext),
      )
      const ended = await Promise.allSettled([...both, merging])
      // Only that the two became one meanwhile may stand in the way of a vote.
      for (const one of ended)
        if (one.status === 'rejected') expect(String(one.reason)).toContain('joined with another meanwhile')
      expect(await expectCounted(stays.ideaId)).toBe(5)
      expect(await expectCounted(goes.ideaId)).toBe(0)
    },
    ROUNDS,
  )
}, 300_000)

test('votes given and taken back at once leave the count of what stands', async () => {
  await inRounds(
    nothingShared,
    async () => {
      const { ideaId } = await transaction((tx) => anIdea(tx))
      const who = await someone()
      await Promise.all(
        [0, 1, 2, 3].map((turn) =>
          transaction((tx) =>
            turn % 2 === 0 ? castVote(tx, who, { ideaId }, ideaContext) : takeVoteBack(tx, who, { ideaId }),
          ),
        ),
      )
      expect([1, 2]).toContain(await expectCounted(ideaId))
    },
    ROUNDS,
  )
}, 300_000)
