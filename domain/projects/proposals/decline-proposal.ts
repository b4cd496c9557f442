import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { followProposals } from './count-proposals.ts'
import { expectMove } from '../lock-project.ts'
import { listTold } from './list-told.ts'
import { lockProposalToMe, moveProposal } from './move-proposal.ts'

/** Says no, kindly; whoever waits in the queue comes up. */
export async function declineProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, note }: { proposalId: string; note: string },
): Promise<void> {
  const { project, proposal } = await lockProposalToMe(tx, actor, proposalId)
  expectMove(project, 'award')
  await moveProposal(tx, proposal, 'decline', { endedAt: tx.now, declineNote: note })
  await followProposals(tx, project)
  const told = await listTold(tx, [proposal])
  await tx.announce({ kind: 'proposal.declined', title: project.title, told, note })
}
