import { expect, test } from 'vitest'
import { toldTo } from '#domain/notifications/testing.ts'
import { closeProject } from '../postings/close-project.ts'
import { followDeal } from '../follow-deal.ts'
import { testContext as context } from '../testing.ts'
import { openTestProjects } from '../testing-projects.ts'
import { acceptProposal } from './accept-proposal.ts'
import { declineProposal } from './decline-proposal.ts'
import { shortlistProposal } from './shortlist-proposal.ts'

const { db, run, someone, open, send } = await openTestProjects()
const unread = async (memberId: string) =>
  (await toldTo(db, memberId)).filter(({ readAt }) => readAt === null).map(({ line }) => line)

test('the owner hears of a proposal when it comes up from the queue, and not before', async () => {
  const [owner, first, second] = [await someone(), await someone(), await someone()]
  const projectId = await open(owner, { proposalsMost: 1 })
  const { proposalId } = await send(first, projectId)
  const waiting = await send(second, projectId)
  const isOfProposal = (line: string) => line.startsWith('A proposal of ')
  expect((await unread(owner.id)).filter(isOfProposal)).toHaveLength(1)
  await run((tx) => declineProposal(tx, owner, { proposalId, note: '' }))
  expect((await toldTo(db, owner.id)).at(-1)).toMatchObject({
    line: expect.stringContaining('A proposal of '),
    link: `/projects/${projectId}#proposal-${waiting.proposalId}`,
    byId: second.id,
  })
  expect(await unread(second.id)).toEqual(['Your proposal can be read now'])
})

test('a seller hears that they are on the short list, and nothing of it when they are taken off again', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const { proposalId } = await send(seller, await open(owner))
  await run((tx) => shortlistProposal(tx, owner, { proposalId, isOn: true }))
  expect(await unread(seller.id)).toEqual(['Your proposal is on the short list'])
  await run((tx) => shortlistProposal(tx, owner, { proposalId, isOn: false }))
  expect(await unread(seller.id)).toEqual([])
})

const CAME_BACK = 'Your proposal has come back: it does not count in your month'

test('whose proposal comes back because the deal was never paid is told, chosen or not', async () => {
  const [owner, chosen, other] = [await someone(), await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(chosen, projectId)
  const read = await send(other, projectId)
  await run((tx) => shortlistProposal(tx, owner, { proposalId: read.proposalId, isOn: true }))
  const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
  await run((tx) => followDeal(tx, { dealId, from: 'accepted', to: 'expired' }))
  for (const { id } of [chosen, other]) expect(await unread(id)).toContain(CAME_BACK)
  // Once: a job may run again.
  await run((tx) => followDeal(tx, { dealId, from: 'accepted', to: 'expired' }))
  expect((await unread(chosen.id)).filter((line) => line === CAME_BACK)).toHaveLength(1)
})

test('whose proposal comes back because its deal was not agreed is told', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const { proposalId } = await send(seller, await open(owner))
  const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
  await run((tx) => followDeal(tx, { dealId, from: 'proposed', to: 'declined' }))
  expect(await unread(seller.id)).toContain(CAME_BACK)
})

test('one who was declined before is told, too, when the project ends without a choice', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  await run((tx) => declineProposal(tx, owner, { proposalId, note: '' }))
  await run((tx) => closeProject(tx, owner, { projectId }))
  expect((await unread(seller.id)).at(-1)).toMatch(/^Ended without a choice/)
})
