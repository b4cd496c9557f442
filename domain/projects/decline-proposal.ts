import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { followProposals } from './count-proposals.ts'
import { expectMove, type Given } from './lock-project.ts'
import { lockProposalToMe, moveProposal } from './move-proposal.ts'
import { tell } from './project-letters.ts'

/** Says no, kindly; whoever waits in the queue comes up. */
export async function declineProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, note }: { proposalId: string; note: string },
  given: Given,
): Promise<void> {
  const { project, proposal } = await lockProposalToMe(tx, actor, proposalId)
  expectMove(project, 'award')
  await moveProposal(tx, proposal, 'decline', { endedAt: tx.now, declineNote: note })
  await followProposals(tx, project, given)
  await tell(
    tx,
    [proposal.sellerId],
    {
      subject: `Not this time: ${project.title}`,
      paragraphs: ['The owner thanks you for your proposal and goes on without it.', ...(note ? [note] : [])],
      action: { label: 'Other open projects', path: '/projects' },
    },
    given,
  )
}
