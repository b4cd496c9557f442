import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { deal, milestone } from '#domain/deals/schema.server.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { acceptProposal } from './accept-proposal.ts'
import { followDeal } from '../follow-deal.ts'
import { shortlistProposal } from './shortlist-proposal.ts'
import { testContext as context } from '../testing.ts'
import { openTestProjects } from '../testing-projects.ts'

const { db, run, time, someone, rowOf, proposalOf, open, send } = await openTestProjects()

describe('choosing', () => {
  test('begins a deal with the milestones of the proposal, and the others are told', async () => {
    const owner = await someone()
    const sellers = [await someone(), await someone()] as const
    const projectId = await open(owner)
    const { proposalId } = await send(sellers[0], projectId)
    const other = await send(sellers[1], projectId)
    await run((tx) => shortlistProposal(tx, owner, { proposalId, isOn: true }))
    const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
    const [made] = await db.select().from(deal).where(eq(deal.id, dealId))
    expect(made).toMatchObject({
      state: 'accepted',
      origin: 'proposal',
      buyerId: owner.id,
      sellerId: sellers[0].id,
    })
    const parts = await db
      .select()
      .from(milestone)
      .where(eq(milestone.dealId, dealId))
      .orderBy(milestone.position)
    expect(parts.map(({ title, priceMinor, days }) => [title, Number(priceMinor), days])).toEqual([
      ['Two drawings', 5_000, 3],
      ['The sign itself', 25_000, 10],
    ])
    expect(await rowOf(projectId)).toMatchObject({ state: 'awarded', dealId, proposalsCount: 1 })
    const lost = await proposalOf(other.proposalId)
    expect(lost).toMatchObject({ state: 'declined' })
    // It was never read, so it has come back.
    expect(lost?.givenBackAt).toEqual(time.now)
    const letters = await db.select().from(mailMessage)
    expect(letters.some(({ subject }) => subject.startsWith('Somebody else was chosen'))).toBe(true)
    await expect(send(await someone(), projectId)).rejects.toThrow('already')
  })

  test('a seller with PRO on the day they are chosen gives its commission', async () => {
    const [owner, seller] = [await someone(), await someone()]
    const { proposalId } = await send(seller, await open(owner))
    await run((tx) => setProUntil(tx, seller.id, addDays(time.now, 1)))
    const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
    const [made] = await db.select().from(deal).where(eq(deal.id, dealId))
    expect(made?.rules).toMatchObject({ commissionBasisPoints: 700, clearingDays: 2 })
  })

  test('a project is done with its deal; one whose deal was never paid closes and gives everything back', async () => {
    const [owner, seller] = [await someone(), await someone()]
    const accepted = async () => {
      const projectId = await open(owner)
      const { proposalId } = await send(seller, projectId)
      const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
      return { projectId, proposalId, dealId }
    }
    const paid = await accepted()
    await run((tx) => followDeal(tx, { dealId: paid.dealId, from: 'accepted', to: 'active' }))
    await run((tx) => followDeal(tx, { dealId: paid.dealId, from: 'active', to: 'completed' }))
    expect(await rowOf(paid.projectId)).toMatchObject({ state: 'done', isHired: true })
    const unpaid = await accepted()
    await run((tx) => followDeal(tx, { dealId: unpaid.dealId, from: 'accepted', to: 'expired' }))
    expect(await rowOf(unpaid.projectId)).toMatchObject({ state: 'closed', isHired: false })
    expect((await proposalOf(unpaid.proposalId))?.givenBackAt).not.toBeNull()
  })
})
