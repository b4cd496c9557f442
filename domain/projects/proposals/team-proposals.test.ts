import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { changeTeamRole, leaveTeam, removePerson } from '#domain/teams/index.ts'
import { team } from '#domain/teams/schema.server.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { eraseProjects } from '../erase-projects.ts'
import { findProject, findProjectFile } from '../find-project.ts'
import { countOwnProposals, listOwnProposals } from '../own-project-queries.ts'
import { closeProject } from '../postings/close-project.ts'
import { project, projectFile } from '../schema.server.ts'
import { testContext as context, someProposal } from '../testing.ts'
import { openTestProjects } from '../testing-projects.ts'
import { acceptProposal } from './accept-proposal.ts'
import { confirmProposal } from './confirm-proposal.ts'
import { declineProposal } from './decline-proposal.ts'
import { editProposal } from './edit-proposal.ts'
import { shortlistProposal } from './shortlist-proposal.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

const { db, run, someone, open, send, proposalOf } = await openTestProjects()

test('a proposal in the name of a team begins a deal of the team', async () => {
  const [owner, head, other] = [await someone(), await someone(), await someone()]
  const teamId = await run((tx) =>
    aTeam(tx, [
      { memberId: head.id, basisPoints: 7_000 },
      { memberId: other.id, basisPoints: 3_000 },
    ]),
  )
  const { proposalId } = await send(head, await open(owner), { teamId })
  const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
  const [made] = await db.select().from(deal).where(eq(deal.id, dealId))
  expect(made).toMatchObject({ teamId, sellerId: head.id, teamDivision: 1, state: 'accepted' })
})

test('nobody proposes to somebody of their own team, or in the name of a team that is not theirs', async () => {
  const [head, other, stranger] = [await someone(), await someone(), await someone()]
  const teamId = await run((tx) =>
    aTeam(tx, [
      { memberId: head.id, basisPoints: 7_000 },
      { memberId: other.id, basisPoints: 3_000 },
    ]),
  )
  const ofOther = await open(other)
  await expect(send(head, ofOther, { teamId })).rejects.toThrow('Nobody buys from their own team')
  await expect(send(stranger, ofOther, { teamId })).rejects.toThrow('Only the owner and the managers')
})

/** A manager has answered a project in the name of a team of three. */
async function anAnswerOfTeam() {
  const [buyer, head, manager, mate] = [await someone(), await someone(), await someone(), await someone()]
  const teamId = await run(async (tx) => {
    const made = await aTeam(tx, [
      { memberId: head.id, basisPoints: 5_000 },
      { memberId: manager.id, basisPoints: 3_000 },
      { memberId: mate.id, basisPoints: 2_000 },
    ])
    await changeTeamRole(tx, head, { teamId: made, memberId: manager.id, role: 'manager' })
    return made
  })
  const projectId = await open(buyer)
  const { proposalId } = await send(manager, projectId, { teamId })
  return { buyer, head, manager, mate, teamId, projectId, proposalId }
}
type Answered = Awaited<ReturnType<typeof anAnswerOfTeam>>

test('a team answers a project once, whoever of those who run it wrote that', async () => {
  const { head, teamId, projectId } = await anAnswerOfTeam()
  await expect(send(head, projectId, { teamId })).rejects.toThrow(
    'Your team has answered this project already',
  )
  await send(head, projectId)
})

const cheap = someProposal({ milestones: [{ title: 'All of it', priceMinor: 500, days: 1 }] })

const decisions = {
  edits: ({ proposalId }, actor) =>
    run((tx) => editProposal(tx, actor, { proposalId, ...someProposal() }, context)),
  confirms: ({ proposalId }, actor) => run((tx) => confirmProposal(tx, actor, { proposalId, version: 1 })),
  withdraws: ({ proposalId }, actor) => run((tx) => withdrawProposal(tx, actor, { proposalId })),
} satisfies Record<string, (answered: Answered, actor: MemberActor) => Promise<void>>

const goings = {
  left: ({ teamId, manager }) => run((tx) => leaveTeam(tx, manager, { teamId })),
  'was removed': ({ teamId, head, manager }) =>
    run((tx) => removePerson(tx, head, { teamId, memberId: manager.id })),
  'was demoted': ({ teamId, head, manager }) =>
    run((tx) => changeTeamRole(tx, head, { teamId, memberId: manager.id, role: 'member' })),
} satisfies Record<string, (answered: Answered) => Promise<void>>

describe.each(Object.entries(goings))('whoever %s', (_, go) => {
  test.each(Object.entries(decisions))(
    'neither %s the proposal of the team nor finds it',
    async (__, decide) => {
      const answered = await anAnswerOfTeam()
      const { manager, mate, head, projectId, proposalId } = answered
      await go(answered)
      for (const actor of [manager, mate]) await expect(decide(answered, actor)).rejects.toThrow(NotFound)
      expect(await findProject(db, manager, projectId)).toMatchObject({ own: undefined, isLeftToTeam: true })
      await decide(answered, head)
      expect((await findProject(db, head, projectId))?.own?.id).toBe(proposalId)
    },
  )

  test('writes no sum for which the team is hired', async () => {
    const answered = await anAnswerOfTeam()
    const { buyer, manager, proposalId, teamId, head } = answered
    await go(answered)
    await expect(run((tx) => editProposal(tx, manager, { proposalId, ...cheap }, context))).rejects.toThrow(
      NotFound,
    )
    const { dealId } = await run((tx) => acceptProposal(tx, buyer, { proposalId }, context))
    const [made] = await db.select().from(deal).where(eq(deal.id, dealId))
    expect(made).toMatchObject({ teamId, sellerId: head.id })
    expect((await proposalOf(proposalId))?.priceMinor).toBe(30_000)
  })

  test('is not told what becomes of it, and those who run the team now are', async () => {
    const answered = await anAnswerOfTeam()
    const { buyer, manager, head, mate, projectId, proposalId } = answered
    await go(answered)
    await run((tx) => shortlistProposal(tx, buyer, { proposalId, isOn: true }))
    await run((tx) => declineProposal(tx, buyer, { proposalId, note: 'Too far away' }))
    await run((tx) => closeProject(tx, buyer, { projectId }))
    expect(await aboutProposals(head)).toEqual([
      'Your proposal is on the short list',
      expect.stringMatching(/^Not this time/),
      expect.stringMatching(/^Ended without a choice/),
    ])
    for (const actor of [manager, mate]) expect(await aboutProposals(actor)).toEqual([])
  })
})

const aboutProposals = async ({ id }: MemberActor) =>
  (await toldTo(db, id)).filter(({ kind }) => kind === 'proposals').map(({ line }) => line)

test('taken off the short list, a proposal of a team is news to nobody who runs it', async () => {
  const { buyer, head, manager, proposalId } = await anAnswerOfTeam()
  for (const isOn of [true, false]) await run((tx) => shortlistProposal(tx, buyer, { proposalId, isOn }))
  for (const { id } of [head, manager])
    expect((await toldTo(db, id)).filter(({ kind, readAt }) => kind === 'proposals' && !readAt)).toEqual([])
})

test('owner and managers have the proposals of their team among their own, whoever wrote them, and their files', async () => {
  const { head, manager, mate, projectId, proposalId } = await anAnswerOfTeam()
  const [file] = await db
    .insert(projectFile)
    .values({
      projectId,
      proposalId,
      name: 'plan.pdf',
      type: 'application/pdf',
      bytes: 9,
      fileKey: 'a',
      addedAt: new Date(),
    })
    .returning()
  const all = { words: '', sort: 'changed', page: 1 } as const
  for (const [actor, isTheirs] of [
    [head, true],
    [manager, true],
    [mate, false],
  ] as const) {
    const { rows, count } = await listOwnProposals(db, actor.id, all)
    expect([rows.map(({ id }) => id), count]).toEqual(isTheirs ? [[proposalId], 1] : [[], 0])
    expect((await countOwnProposals(db, actor.id)).get('sent')).toBe(isTheirs ? 1 : undefined)
    const found = await findProjectFile(db, actor, { projectId, fileId: file?.id ?? '' })
    expect(found !== undefined).toBe(isTheirs)
  }
})

test('one who has written one of their own is shown that first, and the one of the team when they ask for it', async () => {
  const { head, projectId, proposalId } = await anAnswerOfTeam()
  const own = await send(head, projectId)
  const shown = async (asked?: string) => (await findProject(db, head, projectId, asked))?.own?.id
  expect([await shown(), await shown(proposalId)]).toEqual([own.proposalId, proposalId])
})

test('whoever runs a team that has answered may still answer in their own name', async () => {
  const { head, projectId, proposalId } = await anAnswerOfTeam()
  expect(await findProject(db, head, projectId, 'new')).toMatchObject({ own: undefined })
  await send(head, projectId)
  expect((await findProject(db, head, projectId, 'new'))?.own?.id).not.toBe(proposalId)
})

test('a project for invited people is seen by those who run a team that answered it, and by nobody who does not any more', async () => {
  const { head, manager, mate, teamId, projectId } = await anAnswerOfTeam()
  await db.update(project).set({ visibility: 'invited' }).where(eq(project.id, projectId))
  const seenBy = async (actor: MemberActor) => (await findProject(db, actor, projectId)) !== undefined
  expect([await seenBy(head), await seenBy(manager), await seenBy(mate)]).toEqual([true, true, false])
  await run((tx) => leaveTeam(tx, manager, { teamId }))
  expect(await seenBy(manager)).toBe(false)
})

test('in the name of a team that takes no new work nothing is offered anew, and what waits is taken back', async () => {
  const answered = await anAnswerOfTeam()
  await db.update(team).set({ state: 'suspended' }).where(eq(team.id, answered.teamId))
  for (const decide of [decisions.edits, decisions.confirms])
    await expect(decide(answered, answered.head)).rejects.toThrow('can’t take new work')
  await decisions.withdraws(answered, answered.head)
  expect((await proposalOf(answered.proposalId))?.state).toBe('withdrawn')
})

test('what somebody wrote for a team stays the team’s when their account is erased', async () => {
  const { head, manager, teamId, proposalId } = await anAnswerOfTeam()
  await run((tx) => leaveTeam(tx, manager, { teamId }))
  await run((tx) => eraseProjects(tx, manager.id))
  expect(await proposalOf(proposalId)).toMatchObject({ state: 'sent', text: someProposal().text })
  await run((tx) => withdrawProposal(tx, head, { proposalId }))
})
