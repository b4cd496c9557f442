import { expect, test } from 'vitest'
import type { MemberEdge } from '#app/edge.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { castVote, proposeIdea } from '#domain/ideas/index.ts'
import { anIdea, ideaContext, named } from '#domain/ideas/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { loadBoard } from './load-board.server.ts'
import { findSimilar } from './similar.server.ts'

const { db, transaction } = await testDatabase()

/** Somebody who wrote one idea and voted for another, among three; two are about reviews, one about deals. */
const { me, found, deals } = await transaction(async (tx) => {
  const who = actorOf(await makeMember(tx))
  const [own, other] = [await anIdea(tx, { author: who }), await anIdea(tx, { title: 'Reviews in colour' })]
  await castVote(tx, who, { ideaId: other.ideaId }, ideaContext)
  const kindId = await named(tx, 'Deals')
  const about = { title: 'Deals by the hour', text: 'Words', kindId }
  await proposeIdea(tx, actorOf(await makeMember(tx)), about, ideaContext)
  return { me: who, found: own.ideaId, deals: kindId }
})

let asked = 0
const edgeAt = (query: string, actor = me) =>
  ({
    db,
    actor,
    url: new URL(`https://hall.test/my/ideas?${query}`),
    search: {
      page: async () => {
        asked++
        return { found: [{ id: found }] }
      },
    },
    clock: { now: () => new Date('2030-05-06T09:00:00Z') },
  }) as unknown as MemberEdge

/** What the tabs say under such an address: of all states, and of each. */
async function tabsAt(query: string) {
  const { tabs, ideas } = await loadBoard(edgeAt(query))
  const [all, ...states] = tabs.map(({ count }) => count)
  expect(states.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(ideas).toHaveLength(all ?? 0)
  return all
}

test('the tabs of the board count what their lists hold, however it is narrowed', async () => {
  expect(await tabsAt('')).toBe(3)
  expect(await tabsAt('show=mine')).toBe(1)
  expect(await tabsAt('show=voted')).toBe(2)
  expect(await tabsAt(`kind=${deals}`)).toBe(1)
  expect(await tabsAt('q=reviews')).toBe(1)
  expect(await tabsAt(`q=reviews&kind=${deals}`)).toBe(0)
})

test('a member searches the board and looks for ideas like theirs so often a minute, and another goes on', async () => {
  const [busy, other] = await transaction(async (tx) => [
    actorOf(await makeMember(tx)),
    actorOf(await makeMember(tx)),
  ])
  for (let time = 0; time < 120; time++) await loadBoard(edgeAt('q=reviews', busy))
  await expect(loadBoard(edgeAt('q=reviews', busy))).rejects.toBeInstanceOf(TooManyRequests)
  await expect(loadBoard(edgeAt('', busy))).resolves.toBeDefined()
  await expect(loadBoard(edgeAt('q=reviews', other))).resolves.toBeDefined()
  const look = (actor = busy) => findSimilar(edgeAt('', actor), 'Reviews in colour')
  for (let time = 0; time < 200; time++) await look()
  asked = 0
  // Nothing is thrown: the same question stands behind the form, which would lose its words.
  expect([await look(), asked]).toEqual([[], 0])
  expect(await look(other)).toHaveLength(1)
})
