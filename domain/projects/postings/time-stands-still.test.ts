import { expect, test } from 'vitest'
import { clockActor, operator } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import { followDeal } from '../follow-deal.ts'
import { restoreTakenProject, takeDownProject } from '../moderation/take-down-project.ts'
import { acceptProposal } from '../proposals/accept-proposal.ts'
import { openTestProjects } from '../testing-projects.ts'
import { testContext as context } from '../testing.ts'
import { expireProject, listOverdueProjects } from './expire-project.ts'

const { db, run, time, someone, rowOf, open, send } = await openTestProjects()
const pass = (days: number) => (time.now = addDays(time.now, days))
const runClock = (projectId: string) => run((tx) => expireProject(tx, clockActor, { projectId }))
const openUntilOf = async (projectId: string) => (await rowOf(projectId))?.openUntil

test('a project that opens again after a choice came to nothing has as much time as before the choice', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  const until = (await openUntilOf(projectId)) ?? time.now
  pass(27)
  const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
  pass(7)
  await run((tx) => followDeal(tx, { dealId, from: 'proposed', to: 'declined' }))
  await runClock(projectId)
  expect(await rowOf(projectId)).toMatchObject({ state: 'open', openUntil: addDays(until, 7) })
})

test('a project that is taken down does not run out meanwhile, and comes back with the time that it had', async () => {
  const projectId = await open(await someone())
  const until = (await openUntilOf(projectId)) ?? time.now
  pass(20)
  await run((tx) => takeDownProject(tx, operator, { projectId, reason: 'It was reported' }, context))
  pass(12)
  expect(await listOverdueProjects(db, time.now, 50)).not.toContain(projectId)
  await runClock(projectId)
  await run((tx) => restoreTakenProject(tx, operator, { projectId, reason: 'It was right' }, context))
  expect(await rowOf(projectId)).toMatchObject({ state: 'open', openUntil: addDays(until, 12) })
})
