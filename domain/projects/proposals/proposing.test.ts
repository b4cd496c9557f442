import { describe, expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import { type MemberActor } from '#domain/actor.ts'
import { blockPerson, unblockPerson } from '#domain/blocks/index.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { acceptProposal } from './accept-proposal.ts'
import { changeOpenProject } from '../postings/change-open-project.ts'
import { followBlock } from './follow-block.ts'
import { closeProject } from '../postings/close-project.ts'
import { declineProposal } from './decline-proposal.ts'
import { editProposal } from './edit-proposal.ts'
import { findProject, listProposalsTo } from '../find-project.ts'
import { findProposalQuota } from './quota.ts'
import { readProposals } from './read-proposals.ts'
import { sendProposal } from './send-proposal.ts'
import { testContext as context, someProject, someProposal } from '../testing.ts'
import { withdrawProposal } from './withdraw-proposal.ts'
import { openTestProjects } from '../testing-projects.ts'

const { db, run, time, someone, rowOf, proposalOf, open, send } = await openTestProjects()

describe('proposing', () => {
  test('one a seller, never to one’s own, and written anew until it is read', async () => {
    const [owner, seller] = [await someone(), await someone()]
    const projectId = await open(owner)
    await expect(send(owner, projectId)).rejects.toThrow('yours')
    const { proposalId } = await send(seller, projectId)
    await expect(send(seller, projectId)).rejects.toThrow('already')
    const milestones = [{ title: 'All of it', priceMinor: 28_000, days: 9 }]
    await run((tx) => editProposal(tx, seller, { proposalId, ...someProposal({ milestones }) }, context))
    expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 1, proposedMinMinor: 28_000 })
    await run((tx) => readProposals(tx, owner, { projectId }))
    await expect(
      run((tx) => editProposal(tx, seller, { proposalId, ...someProposal() }, context)),
    ).rejects.toThrow('stays as it is')
  })

  test('what its owner was not shown is not read: what was taken back, and of whom they see nothing', async () => {
    const owner = await someone()
    const [gone, hidden, seen] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner)
    const takenBack = await send(gone, projectId)
    await run((tx) => withdrawProposal(tx, gone, takenBack))
    const [ofHidden, ofSeen] = [await send(hidden, projectId), await send(seen, projectId)]
    await run((tx) => readProposals(tx, owner, { projectId, unseen: new Set([hidden.id]) }))
    const readAt = async ({ proposalId }: { proposalId: string }) => (await proposalOf(proposalId))?.readAt
    expect([await readAt(takenBack), await readAt(ofHidden)]).toEqual([null, null])
    expect(await readAt(ofSeen)).toBeInstanceOf(Date)
  })

  test.each([
    ['a text that is too short', { text: 'I can do it.' }],
    ['no milestone', { milestones: [] }],
    ['a price below the least', { milestones: [{ title: 'All of it', priceMinor: 1, days: 3 }] }],
    ['no day', { milestones: [{ title: 'All of it', priceMinor: 5_000, days: 0 }] }],
  ])('%s is refused', async (_, content) => {
    const [owner, seller] = [await someone(), await someone()]
    const projectId = await open(owner)
    await expect(send(seller, projectId, content)).rejects.toThrow(Invalid)
    expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 0 })
  })

  test('behind the cap proposals wait in a queue, unseen, and come up in their order', async () => {
    const owner = await someone()
    const projectId = await open(owner, { proposalsMost: 1 })
    const sellers = [await someone(), await someone(), await someone()] as const
    const first = await send(sellers[0], projectId)
    const second = await send(sellers[1], projectId)
    // Who came first is told by the time.
    time.now = new Date(time.now.getTime() + 1_000)
    const third = await send(sellers[2], projectId)
    expect([first, second, third].map(({ isQueued }) => isQueued)).toEqual([false, true, true])
    expect(await listProposalsTo(db, projectId)).toHaveLength(1)
    expect((await findProject(db, sellers[2], projectId))?.queuePlace).toBe(2)
    expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 1, queuedCount: 2 })
    await expect(
      run((tx) => acceptProposal(tx, owner, { proposalId: second.proposalId }, context)),
    ).rejects.toThrow(NotFound)
    await run((tx) => declineProposal(tx, owner, { proposalId: first.proposalId, note: '' }))
    expect((await proposalOf(second.proposalId))?.queuedAt).toBeNull()
    await run((tx) => withdrawProposal(tx, sellers[1], { proposalId: second.proposalId }))
    expect((await proposalOf(third.proposalId))?.queuedAt).toBeNull()
  })

  test('whom the owner sees nothing of keeps nobody waiting, and is there again when they may see each other', async () => {
    const [owner, hidden, next] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner, { proposalsMost: 1 })
    await send(hidden, projectId)
    const waits = await send(next, projectId)
    const pair = { oneId: owner.id, otherId: hidden.id }
    await run((tx) => blockPerson(tx, owner, { memberId: hidden.id, note: '' }))
    await run((tx) => followBlock(tx, pair))
    expect((await proposalOf(waits.proposalId))?.queuedAt).toBeNull()
    expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 1, queuedCount: 0 })
    await run((tx) => unblockPerson(tx, owner, { memberId: hidden.id }))
    await run((tx) => followBlock(tx, pair))
    expect(await rowOf(projectId)).toMatchObject({ proposalsCount: 2, queuedCount: 0 })
  })

  test('the place in a queue is told without those whom its owner does not see', async () => {
    const [owner, hidden, last] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner, { proposalsMost: 1 })
    await send(await someone(), projectId)
    await send(hidden, projectId)
    time.now = new Date(time.now.getTime() + 1_000)
    await send(last, projectId)
    const place = async () => (await findProject(db, last, projectId))?.queuePlace
    expect(await place()).toBe(2)
    await run((tx) => blockPerson(tx, owner, { memberId: hidden.id, note: '' }))
    expect(await place()).toBe(1)
  })

  test('who waits in the queue of somebody whom they see nothing of comes up when they see them again', async () => {
    const [owner, first, hidden] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner, { proposalsMost: 1 })
    const before = await send(first, projectId)
    const waits = await send(hidden, projectId)
    await run((tx) => blockPerson(tx, hidden, { memberId: owner.id, note: '' }))
    await run((tx) => declineProposal(tx, owner, { proposalId: before.proposalId, note: '' }))
    expect((await proposalOf(waits.proposalId))?.queuedAt).toBeInstanceOf(Date)
    await run((tx) => unblockPerson(tx, hidden, { memberId: owner.id }))
    await run((tx) => followBlock(tx, { oneId: hidden.id, otherId: owner.id }))
    expect((await proposalOf(waits.proposalId))?.queuedAt).toBeNull()
  })

  test('a higher cap lets the queue come up', async () => {
    const owner = await someone()
    const projectId = await open(owner, { proposalsMost: 1 })
    await send(await someone(), projectId)
    await send(await someone(), projectId)
    const categoryId = (await rowOf(projectId))?.categoryId ?? null
    const content = someProject({ categoryId, proposalsMost: 2 })
    await run((tx) => changeOpenProject(tx, owner, { projectId, content }, context))
    expect(await rowOf(projectId)).toMatchObject({ state: 'open', proposalsCount: 2, queuedCount: 0 })
  })
})

describe('the quota of a month', () => {
  const two = { ...context, settings: { ...context.settings, proposalsMonthlyMost: 2 } }
  const sendTwo = (seller: MemberActor, projectId: string) =>
    run((tx) => sendProposal(tx, seller, { projectId, ...someProposal() }, two))

  test('is used up, begins anew with the month, and comes back when nobody was hired', async () => {
    time.now = new Date('2026-04-30T12:00:00Z')
    const [owner, seller] = [await someone(), await someone()]
    const projects = [await open(owner), await open(owner), await open(owner)]
    await sendTwo(seller, projects[0] ?? '')
    await sendTwo(seller, projects[1] ?? '')
    await expect(sendTwo(seller, projects[2] ?? '')).rejects.toThrow('this month')
    await run((tx) => readProposals(tx, owner, { projectId: projects[0] ?? '' }))
    await run((tx) => closeProject(tx, owner, { projectId: projects[0] ?? '' }))
    expect(await findProposalQuota(db, seller.id, time.now, two.settings)).toMatchObject({ used: 1, left: 1 })
    time.now = new Date('2026-05-02T12:00:00Z')
    expect(await findProposalQuota(db, seller.id, time.now, two.settings)).toMatchObject({ used: 0, left: 2 })
    await run((tx) => closeProject(tx, owner, { projectId: projects[1] ?? '' }))
    expect(await findProposalQuota(db, seller.id, time.now, two.settings)).toMatchObject({ left: 3 })
  })

  test('is larger while one has PRO', async () => {
    time.now = new Date('2026-06-02T12:00:00Z')
    const seller = await someone()
    await run((tx) => setProUntil(tx, seller.id, new Date('2026-06-05T12:00:00Z')))
    const mostOn = async (day: string) =>
      (await findProposalQuota(db, seller.id, new Date(day), two.settings)).most
    expect([await mostOn('2026-06-05T11:59:59Z'), await mostOn('2026-06-05T12:00:00Z')]).toEqual([100, 2])
  })

  test('two at once can’t both take the last one', async () => {
    const [owner, seller] = [await someone(), await someone()]
    const projects = await Promise.all([1, 2, 3, 4].map(() => open(owner)))
    const sent = await Promise.allSettled(projects.map((id) => sendTwo(seller, id)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})
