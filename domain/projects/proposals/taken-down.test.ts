import { expect, test } from 'vitest'
import { type MemberActor, operator } from '#domain/actor.ts'
import { approveProject } from '../moderation/approve-project.ts'
import { rejectProject } from '../moderation/reject-project.ts'
import { restoreRejectedProject } from '../moderation/restore-rejected.ts'
import { postProject } from '../postings/post-project.ts'
import { writeProject } from '../postings/write-project.ts'
import { openTestProjects } from '../testing-projects.ts'
import { testContext as context, someProject } from '../testing.ts'
import { declineProposal } from './decline-proposal.ts'
import { findProposalQuota } from './quota.ts'
import { shortlistProposal } from './shortlist-proposal.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

const { db, run, time, someone, rowOf, proposalOf, open, send } = await openTestProjects()

const pass = () => {
  time.now = new Date(time.now.getTime() + 60_000)
}
const takeDown = async (projectId: string) => {
  pass()
  await run((tx) =>
    rejectProject(tx, operator, { projectId, reasons: ['Say what you need.'], note: '' }, context),
  )
  pass()
}
const winAppeal = (projectId: string) =>
  run((tx) => restoreRejectedProject(tx, operator, { projectId, reason: 'It was right' }, context))
const used = async (seller: MemberActor) =>
  (await findProposalQuota(db, seller.id, time.now, context.settings)).used

test('whoever had proposed to a project that was taken down proposes anew when it is open again', async () => {
  const [owner, seller, declined, gone] = [await someone(), await someone(), await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  const refused = await send(declined, projectId)
  const left = await send(gone, projectId)
  await run((tx) => declineProposal(tx, owner, { proposalId: refused.proposalId, note: '' }))
  await run((tx) => withdrawProposal(tx, gone, left))
  await takeDown(projectId)
  expect(await used(seller)).toBe(0)
  await run((tx) => postProject(tx, owner, { projectId }, context))
  await run((tx) => approveProject(tx, operator, { projectId }, context))
  const text = 'I would do it as I said before, and begin a week sooner than I had thought. '.repeat(2)
  await send(seller, projectId, { text })
  expect(await proposalOf(proposalId)).toMatchObject({ state: 'sent', text, endedAt: null, readAt: null })
  expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 1 })
  expect(await used(seller)).toBe(1)
  for (const who of [seller, declined, gone]) await expect(send(who, projectId)).rejects.toThrow('already')
})

test('a project that was taken down wrongly comes back with its proposals as they stood', async () => {
  const [owner, first, listed, queued, declined] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const projectId = await open(owner, { proposalsMost: 2 })
  const refused = await send(declined, projectId)
  await run((tx) => declineProposal(tx, owner, { proposalId: refused.proposalId, note: '' }))
  const sent = await send(first, projectId)
  pass()
  const kept = await send(listed, projectId)
  await run((tx) => shortlistProposal(tx, owner, { proposalId: kept.proposalId, isOn: true }))
  pass()
  const waits = await send(queued, projectId)
  await takeDown(projectId)
  await winAppeal(projectId)
  const standing = await Promise.all([sent, kept, waits, refused].map((one) => proposalOf(one.proposalId)))
  expect(standing.map((one) => [one?.state, one?.queuedAt !== null, one?.givenBackAt])).toEqual([
    ['sent', false, null],
    ['shortlisted', false, null],
    ['sent', true, null],
    ['declined', false, null],
  ])
  expect(await rowOf(projectId)).toMatchObject({ state: 'open', proposalsCount: 2, queuedCount: 1 })
  expect(await Promise.all([first, listed, queued, declined].map(used))).toEqual([1, 1, 1, 1])
})

test('no proposal is put back to words that its seller never saw', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  const { categoryId = null } = (await rowOf(projectId)) ?? {}
  await takeDown(projectId)
  const content = { ...someProject({ categoryId }), title: 'A sign of oak, twice as large' }
  await run((tx) => writeProject(tx, owner, { projectId, content }, context))
  await winAppeal(projectId)
  expect(await proposalOf(proposalId)).toMatchObject({ state: 'declined' })
  await run((tx) => approveProject(tx, operator, { projectId }, context))
  await send(seller, projectId)
  expect(await proposalOf(proposalId)).toMatchObject({ state: 'sent' })
})

/** A project that was sent back, written over, and whose appeal was won. */
async function wonWithOtherWords(owner: MemberActor, title: string) {
  const projectId = await open(owner)
  const { categoryId = null } = (await rowOf(projectId)) ?? {}
  await takeDown(projectId)
  const content = { ...someProject({ categoryId }), title }
  await run((tx) => writeProject(tx, owner, { projectId, content }, context))
  await winAppeal(projectId)
  return (await rowOf(projectId))?.state
}

test('a won appeal shows no words that nobody has read: those of a newcomer wait for a moderator', async () => {
  expect(await wonWithOtherWords(await someone(), 'Send your card number to me')).toBe('in_review')
  const known = await someone()
  await open(known)
  expect(await wonWithOtherWords(known, 'A sign of oak, twice as large')).toBe('open')
})

test('a won appeal posts nothing that its owner has only half written', async () => {
  expect(await wonWithOtherWords(await someone(), '')).toBe('rejected')
})
