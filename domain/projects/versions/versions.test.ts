import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { acceptDeal, declineDeal } from '#domain/deals/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { changeOpenProject } from '../postings/change-open-project.ts'
import { acceptProposal } from '../proposals/accept-proposal.ts'
import { confirmProposal } from '../proposals/confirm-proposal.ts'
import { editProposal } from '../proposals/edit-proposal.ts'
import { readProposals } from '../proposals/read-proposals.ts'
import { sendProposal } from '../proposals/send-proposal.ts'
import { followDeal } from '../follow-deal.ts'
import type { ProjectContent } from '../project-rules.ts'
import { testContext as context, someProject, someProposal } from '../testing.ts'
import { openTestProjects } from '../testing-projects.ts'
import { findVersions } from './find-versions.ts'
import { tellOfVersion } from './tell-of-version.ts'

const { db, run, someone, rowOf, proposalOf, open, send } = await openTestProjects()

async function change(owner: MemberActor, projectId: string, given: Partial<ProjectContent>) {
  const row = await rowOf(projectId)
  const content = { ...someProject({ categoryId: row?.categoryId ?? null }), ...given }
  await run((tx) => changeOpenProject(tx, owner, { projectId, content }, context))
}

async function answered() {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = await open(owner)
  const { proposalId } = await send(seller, projectId)
  return { owner, seller, projectId, proposalId }
}

const lettersAbout = async (subject: string) =>
  (await db.select().from(mailMessage)).filter((one) => one.subject.startsWith(subject))

describe('a changed project', () => {
  test('keeps what it said before, and a proposal the version that it answers', async () => {
    const { owner, projectId, proposalId } = await answered()
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    expect(await rowOf(projectId)).toMatchObject({ version: 2, state: 'open' })
    expect((await findVersions(db, projectId, [1])).get(1)).toMatchObject({ budgetMaxMinor: 40_000 })
    expect(await proposalOf(proposalId)).toMatchObject({ projectVersion: 1 })
    const later = await send(await someone(), projectId)
    expect(await proposalOf(later.proposalId)).toMatchObject({ projectVersion: 2 })
  })

  test('is no new version where only who sees it or how many answer was changed', async () => {
    const { owner, projectId } = await answered()
    await change(owner, projectId, { proposalsMost: 7, visibility: 'members' })
    expect(await rowOf(projectId)).toMatchObject({ version: 1 })
  })

  test('is told once to those who answered before, however often it was changed meanwhile', async () => {
    const { owner, projectId } = await answered()
    const title = `A sign of ash for ${projectId.slice(0, 8)}`
    await change(owner, projectId, { title })
    await change(owner, projectId, { title, budgetMaxMinor: 35_000 })
    await send(await someone(), projectId)
    for (let twice = 0; twice < 2; twice++) await run((tx) => tellOfVersion(tx, { projectId }))
    const letters = await lettersAbout(`The project was changed: ${title}`)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('the title and the budget')
  })

  test('that says again what it said is told to nobody', async () => {
    const { owner, projectId } = await answered()
    await change(owner, projectId, { wantedBy: '2026-12-24' })
    await change(owner, projectId, {})
    await run((tx) => tellOfVersion(tx, { projectId }))
    const title = (await rowOf(projectId))?.title ?? ''
    const letters = await lettersAbout(`The project was changed: ${title}`)
    expect(letters.filter(({ text }) => text.includes(projectId))).toEqual([])
  })

  test('is answered only by who has read it as it is', async () => {
    const { owner, seller, projectId, proposalId } = await answered()
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    const other = await someone()
    const sending = run((tx) =>
      sendProposal(tx, other, { projectId, ...someProposal(), version: 1 }, context),
    )
    await expect(sending).rejects.toThrow('changed meanwhile')
    const confirming = (version: number) => run((tx) => confirmProposal(tx, seller, { proposalId, version }))
    await expect(confirming(1)).rejects.toThrow('changed meanwhile')
    await confirming(2)
    expect(await proposalOf(proposalId)).toMatchObject({ projectVersion: 2 })
  })

  test('lets what was read already be written anew', async () => {
    const { owner, seller, projectId, proposalId } = await answered()
    await run((tx) => readProposals(tx, owner, { projectId }))
    const edit = () =>
      run((tx) =>
        editProposal(tx, seller, { proposalId, ...someProposal({ text: 'X'.repeat(60) }) }, context),
      )
    await expect(edit()).rejects.toThrow('stays as it is')
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    await edit()
    expect(await proposalOf(proposalId)).toMatchObject({ projectVersion: 2, text: 'X'.repeat(60) })
    await expect(edit()).rejects.toThrow('stays as it is')
  })
})

describe('choosing a proposal to an earlier version', () => {
  async function chosen() {
    const { owner, seller, projectId, proposalId } = await answered()
    const other = await send(await someone(), projectId)
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId, version: 2 }, context))
    return { owner, seller, projectId, proposalId, other, dealId }
  }
  const stateOf = async (dealId: string) =>
    (await db.select().from(deal).where(eq(deal.id, dealId)))[0]?.state

  test('begins a deal that the seller must accept, and the others stand until then', async () => {
    const { seller, projectId, other, dealId } = await chosen()
    expect(await stateOf(dealId)).toBe('proposed')
    expect(await rowOf(projectId)).toMatchObject({ state: 'awarded', dealId })
    expect(await proposalOf(other.proposalId)).toMatchObject({ state: 'sent' })
    await run((tx) => acceptDeal(tx, seller, { dealId, version: 1 }))
    await run((tx) => followDeal(tx, { dealId, from: 'proposed', to: 'accepted' }))
    expect(await stateOf(dealId)).toBe('accepted')
    expect(await proposalOf(other.proposalId)).toMatchObject({ state: 'declined' })
  })

  test('opens the project again where the seller does not agree', async () => {
    const { owner, seller, projectId, proposalId, other, dealId } = await chosen()
    await run((tx) => declineDeal(tx, seller, { dealId, reason: 'Too little for it' }))
    for (let twice = 0; twice < 2; twice++)
      await run((tx) => followDeal(tx, { dealId, from: 'proposed', to: 'declined' }))
    expect(await rowOf(projectId)).toMatchObject({ state: 'open', dealId: null })
    expect(await proposalOf(proposalId)).toMatchObject({ state: 'declined' })
    await run((tx) => acceptProposal(tx, owner, { proposalId: other.proposalId }, context))
    expect(await rowOf(projectId)).toMatchObject({ state: 'awarded' })
  })

  test('is refused where the owner changed the project in another tab', async () => {
    const { owner, projectId, proposalId } = await answered()
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    const choosing = run((tx) => acceptProposal(tx, owner, { proposalId, version: 1 }, context))
    await expect(choosing).rejects.toBeInstanceOf(Conflict)
  })

  test('one that was confirmed is agreed at once, as any other', async () => {
    const { owner, seller, projectId, proposalId } = await answered()
    await change(owner, projectId, { budgetMaxMinor: 30_000 })
    await run((tx) => confirmProposal(tx, seller, { proposalId, version: 2 }))
    const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
    expect(await stateOf(dealId)).toBe('accepted')
  })
})
