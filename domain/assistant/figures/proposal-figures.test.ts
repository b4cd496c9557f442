import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { project, proposal } from '#domain/projects/schema.server.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findProposalFigures } from './proposal-figures.ts'

const now = new Date('2026-11-17T15:00:00Z')
const openedAt = new Date('2026-10-01T12:00:00Z')
const HOUR_MS = 3_600_000

test('says how many proposals such projects got in their first two days, and nothing of too few', async () => {
  const { db, transaction } = await testDatabase()
  const categoryId = await transaction(async (tx) => (await makeCategory(tx)).id)
  const post = (sentAfterHours: readonly number[], opened = openedAt) =>
    transaction(async (tx) => {
      const owner = actorOf(await makeMember(tx))
      const projectId = await openSome(tx, owner, { categoryId })
      await tx.db.update(project).set({ openedAt: opened }).where(eq(project.id, projectId))
      for (const after of sentAfterHours) {
        const seller = actorOf(await makeMember(tx))
        const sent = await sendProposal(tx, seller, { projectId, ...someProposal() }, testContext)
        const sentAt = new Date(opened.getTime() + after * HOUR_MS)
        await tx.db.update(proposal).set({ sentAt }).where(eq(proposal.id, sent.proposalId))
      }
    })
  for (const hours of [[], [1], [1, 20], [2, 30, 47]]) await post(hours)
  // Still in its first two days, or of two years ago: neither says how it is.
  await post([1], new Date('2026-11-16T15:00:00Z'))
  await post([1], new Date('2024-11-16T15:00:00Z'))
  expect(await findProposalFigures(db, categoryId, now)).toBeNull()
  await post([3, 49, 500])
  expect(await findProposalFigures(db, categoryId, now)).toEqual({ count: 5, low: 1, high: 2, withinDays: 2 })
})
