import { expect, test } from 'vitest'
import type { MemberEdge } from '#app/edge.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { castVote, proposeIdea } from '#domain/ideas/index.ts'
import { anIdea, ideaContext, named } from '#domain/ideas/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { loadBoard } from './load-board.server.ts'

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

/** What the tabs say under such an address: of all states, and of each. */
async function tabsAt(query: string) {
  const { tabs, ideas } = await loadBoard({
    db,
    actor: me,
    url: new URL(`https://hall.test/my/ideas?${query}`),
    search: { page: async () => ({ found: [{ id: found }] }) },
    clock: { now: () => new Date() },
  } as unknown as MemberEdge)
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
