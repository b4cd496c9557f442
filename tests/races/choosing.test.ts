import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCategory } from '#domain/categories/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { acceptProposal, sendProposal } from '#domain/projects/index.ts'
import { openTestProjects } from '#domain/projects/testing-projects.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { inRounds, race } from './rounds.ts'

const { db, run, someone } = await openTestProjects()
const { id: categoryId } = await run((tx) => makeCategory(tx))
const context = {
  ...testContext,
  settings: { ...testContext.settings, openProjectsMost: 1_000, proposalsMonthlyMost: 1_000 },
}

test('an owner chooses two proposals at once: it is one deal, and the other tab reads why not, in every round', async () => {
  const openLane = async () => [await someone(), await someone(), await someone()] as const
  await inRounds(openLane, async ([owner, ...sellers], round) => {
    const { projectId, ids } = await run(async (tx) => {
      const made = await openSome(tx, owner, { categoryId }, context)
      const sent: string[] = []
      for (const seller of sellers) {
        const proposal = { projectId: made, ...someProposal() }
        sent.push((await sendProposal(tx, seller, proposal, context)).proposalId)
      }
      return { projectId: made, ids: sent }
    })
    const choose = (proposalId: string) => () =>
      run((tx) => acceptProposal(tx, owner, { proposalId }, context))
    const { won, told } = await race(round, ...ids.map(choose))
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    expect(await db.$count(deal, eq(deal.projectId, projectId))).toBe(1)
  })
})
