import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ProjectRow, ProposalRow } from './lock-project.ts'
import { followProposals, giveBackProposals } from './proposals/count-proposals.ts'
import { endOthers } from './proposals/end-others.ts'
import { listTold } from './proposals/list-told.ts'
import { changeProject, giveTimeBack, moveProject } from './move-project.ts'
import { project, proposal } from './schema.server.ts'

type DealStep = { dealId: string; from: string; to: string }

const PAID = ['active', 'disputed', 'completed']

/** What becomes of a project follows from its deal: done with it, or closed when the deal ended without the work. */
export async function followDeal(tx: Transaction, { dealId, from, to }: DealStep): Promise<void> {
  const [own] = await tx.db
    .select()
    .from(project)
    .where(and(eq(project.dealId, dealId), eq(project.state, 'awarded')))
    .for('update')
  if (!own) return
  if (from === 'proposed') {
    // The seller had to agree to words that came after the proposal.
    if (to === 'accepted') await endOthers(tx, own)
    else await reopen(tx, own)
    return
  }
  const isHired = own.isHired || PAID.includes(from) || PAID.includes(to)
  if (to === 'completed') await moveProject(tx, own, 'finish', { isHired, endedAt: tx.now })
  else if (['cancelled', 'expired', 'declined', 'withdrawn'].includes(to)) {
    await moveProject(tx, own, 'fall', { isHired, endedAt: tx.now })
    // Nobody was hired after all.
    if (!isHired)
      await tellGivenBack(
        tx,
        own,
        await giveBackProposals(tx, own.id, 'all'),
        'Its deal ended before anything was paid, so nobody was hired.',
      )
  } else if (isHired !== own.isHired) await changeProject(tx, own.id, { isHired })
}

/** Nothing was agreed: the project stands where it stood before the choice, without that proposal. */
async function reopen(tx: Transaction, own: ProjectRow): Promise<void> {
  const back = await tx.db
    .update(proposal)
    .set({ state: 'declined', endedAt: tx.now, givenBackAt: tx.now })
    .where(and(eq(proposal.projectId, own.id), eq(proposal.state, 'accepted')))
    .returning({ sellerId: proposal.sellerId, teamId: proposal.teamId })
  await tellGivenBack(tx, own, back, 'Its deal was not agreed by both.')
  const opened = await moveProject(tx, own, 'reopen', { dealId: null, awardedAt: null })
  await followProposals(tx, (await giveTimeBack(tx, opened, own.awardedAt)) ?? opened)
}

async function tellGivenBack(
  tx: Transaction,
  { id: projectId, title }: ProjectRow,
  back: readonly Pick<ProposalRow, 'sellerId' | 'teamId'>[],
  why: string,
): Promise<void> {
  // It comes back to the month of whoever sent it: to nobody else of a team is that news.
  const told = (await listTold(tx, back)).filter(({ isSender }) => isSender)
  if (told.length > 0) await tx.announce({ kind: 'proposals.given-back', projectId, title, told, why })
}
