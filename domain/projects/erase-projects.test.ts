import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notification } from '#domain/notifications/schema.server.ts'
import { eraseProjects } from './erase-projects.ts'
import { openTestProjects } from './testing-projects.ts'

const { db, run, someone, rowOf, proposalOf, open, send } = await openTestProjects()

test('nobody waits behind a proposal of somebody who is gone', async () => {
  const [owner, leaves, waits] = [await someone(), await someone(), await someone()]
  const projectId = await open(owner, { proposalsMost: 1 })
  const first = await send(leaves, projectId)
  const second = await send(waits, projectId)
  await run((tx) => eraseProjects(tx, leaves.id))
  expect(await proposalOf(first.proposalId)).toMatchObject({ state: 'withdrawn', queuedAt: null })
  expect(await proposalOf(second.proposalId)).toMatchObject({ state: 'sent', queuedAt: null })
  expect(await rowOf(projectId)).toMatchObject({ state: 'open', proposalsCount: 1, queuedCount: 0 })
})

test('whoever proposed to somebody who is gone is told, and has their proposal back', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  await run((tx) => eraseProjects(tx, owner.id))
  const after = await proposalOf(proposalId)
  expect(after).toMatchObject({ state: 'declined' })
  expect(after?.givenBackAt).not.toBeNull()
  expect(await rowOf(projectId)).toMatchObject({ state: 'closed', proposalsCount: 0 })
  const told = await db.select().from(notification).where(eq(notification.memberId, seller.id))
  expect(told.map(({ line }) => line).join()).toContain('Ended without a choice')
})

test('two who leave at once, each with a proposal to the other, both go', async () => {
  const [one, other] = [await someone(), await someone()]
  await send(other, await open(one))
  await send(one, await open(other))
  await Promise.all([one, other].map(({ id }) => run((tx) => eraseProjects(tx, id))))
})
