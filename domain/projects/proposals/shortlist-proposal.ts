import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMove } from '../lock-project.ts'
import { listTold } from './list-told.ts'
import { lockProposalToMe, moveProposal } from './move-proposal.ts'

type ShortlistInput = { proposalId: string; isOn: boolean }

/** Puts a proposal on the owner's short list, or takes it off. */
export async function shortlistProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, isOn }: ShortlistInput,
): Promise<void> {
  const found = await lockProposalToMe(tx, actor, proposalId)
  const { id: projectId, title } = found.project
  expectMove(found.project, 'award')
  await moveProposal(tx, found.proposal, isOn ? 'shortlist' : 'unlist')
  await tx.announce({ kind: 'project.changed', projectId })
  const told = await listTold(tx, [found.proposal])
  await tx.announce({ kind: 'proposal.shortlisted', projectId, title, told, isOn })
}
