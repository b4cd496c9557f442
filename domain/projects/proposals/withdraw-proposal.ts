import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { followProposals } from './count-proposals.ts'
import { expectKeepsProposal } from './kept-by.ts'
import { lockProposal } from '../lock-project.ts'
import { expectProposalMove } from './move-proposal.ts'
import { proposal } from '../schema.server.ts'

/** The seller takes a proposal back; whoever waits in the queue comes up. */
export async function withdrawProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId }: { proposalId: string },
): Promise<void> {
  authorise(actor, 'proposal.withdraw')
  const { project, proposal: own } = await lockProposal(tx, proposalId)
  await expectKeepsProposal(tx, actor, own)
  expectProposalMove(own, 'withdraw')
  await tx.db
    .update(proposal)
    .set({ state: 'withdrawn', endedAt: tx.now, queuedAt: null })
    .where(eq(proposal.id, proposalId))
  await followProposals(tx, project)
  await tx.announce({
    kind: 'proposal.withdrawn',
    projectId: project.id,
    proposalId,
    ownerId: project.ownerId,
  })
}
