import type { MemberActor } from '#domain/actor.ts'
import { beginDeal, concludeMove, dealRulesFrom, recordInTimeline } from '#domain/deals/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { endOpenProposals, followProposals } from './count-proposals.ts'
import { expectMove, type ProjectContext, type ProjectRow } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'
import { expectProposalMove, lockProposalToMe, moveProposal } from './move-proposal.ts'
import { PROPOSAL_REVISIONS } from '../project-rules.ts'

export type Acceptance = {
  proposalId: string
  /** When the words that the owner has read were written. */
  seenAt?: Date | undefined
}

/** Chooses a proposal: its deal begins, agreed by both, and waits to be paid for. The others are told kindly. */
export async function acceptProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, seenAt }: Acceptance,
  context: ProjectContext & { hasPro?: boolean },
): Promise<{ dealId: string }> {
  const { project, proposal } = await lockProposalToMe(tx, actor, proposalId)
  expectMove(project, 'award')
  expectProposalMove(proposal, 'accept')
  if (seenAt && seenAt.getTime() !== proposal.changedAt.getTime())
    throw new Conflict('The seller changed the proposal meanwhile: read it again')
  const { settings, hasPro = false } = context
  const room = await beginDeal(
    tx,
    {
      origin: 'proposal',
      buyerId: project.ownerId,
      sellerId: proposal.sellerId,
      proposedBy: 'seller',
      content: {
        title: project.title,
        terms: `${project.description}\n\n---\n\n${proposal.text}`,
        feeBearer: 'seller',
        autoAcceptDays: settings.autoAcceptDealDays,
        revisionsMost: PROPOSAL_REVISIONS,
        milestones: proposal.milestones,
      },
      rules: dealRulesFrom(settings, { hasPro }),
      projectId: project.id,
      proposalId,
      isAgreed: true,
    },
    { by: 'buyer', memberId: actor.id },
  )
  await recordInTimeline(tx, room, 'accepted', { data: { version: 1 } })
  await concludeMove(tx, room, 'beginDeal')
  const dealId = room.deal.id
  await moveProposal(tx, proposal, 'accept', { endedAt: tx.now })
  const awarded = await moveProject(tx, project, 'award', { dealId, awardedAt: tx.now })
  await endOthers(tx, awarded)
  await tx.announce({
    kind: 'proposal.accepted',
    title: project.title,
    sellerId: proposal.sellerId,
    dealId,
  })
  return { dealId }
}

/** Those who were not chosen. A proposal that was never read comes back to its seller's month. */
async function endOthers(tx: Transaction, awarded: ProjectRow): Promise<void> {
  const others = await endOpenProposals(tx, awarded.id, 'unread')
  await followProposals(tx, awarded)
  await tx.announce({ kind: 'proposals.passed-over', title: awarded.title, others })
}
