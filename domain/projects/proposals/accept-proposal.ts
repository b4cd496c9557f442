import { findPerson, hasPro } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  awaitAnswer,
  beginDeal,
  concludeMove,
  dealRulesFrom,
  proposedRules,
  recordInTimeline,
} from '#domain/deals/index.ts'
import { findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { isForEarlier } from './edit-rules.ts'
import { endOthers } from './end-others.ts'
import { expectMove, type ProjectContext } from '../lock-project.ts'
import { listTold } from './list-told.ts'
import { moveProject } from '../move-project.ts'
import { expectProposalMove, lockProposalToMe, moveProposal } from './move-proposal.ts'
import { PROPOSAL_REVISIONS } from '../project-rules.ts'
import { expectSeenVersion } from '../versions/expect-seen-version.ts'

export type Acceptance = {
  proposalId: string
  /** When the words that the owner has read were written. */
  seenAt?: Date | undefined
  /** The version of the project that they had before them. */
  version?: number | undefined
}

/**
 * Chooses a proposal: its deal begins, agreed by both, and waits to be paid for. One that answers an earlier version of the project
 * begins a deal that its seller must accept first; until then the other proposals stand.
 */
export async function acceptProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, seenAt, version }: Acceptance,
  { settings }: ProjectContext,
): Promise<{ dealId: string }> {
  const { project, proposal } = await lockProposalToMe(tx, actor, proposalId)
  expectMove(project, 'award')
  expectProposalMove(proposal, 'accept')
  if (seenAt && seenAt.getTime() !== proposal.changedAt.getTime())
    throw new Conflict('The seller changed the proposal meanwhile: read it again')
  expectSeenVersion(project, version)
  const team = proposal.teamId ? await findTeam(tx.db, proposal.teamId) : undefined
  // What a team proposed is sold by whoever owns it now, on their terms.
  const seller = await findPerson(tx.db, team?.ownerId ?? proposal.sellerId)
  if (seller?.state !== 'active')
    throw new Conflict(
      `${seller?.displayName ?? 'This seller'} can’t take new work now: choose somebody else`,
    )
  const mustConfirm = isForEarlier(proposal, project)
  const room = await beginDeal(
    tx,
    {
      origin: 'proposal',
      buyerId: project.ownerId,
      sellerId: proposal.sellerId,
      teamId: proposal.teamId,
      proposedBy: mustConfirm ? 'buyer' : 'seller',
      content: {
        title: project.title,
        terms: `${project.description}\n\n---\n\n${proposal.text}`,
        feeBearer: 'seller',
        autoAcceptDays: settings.autoAcceptDealDays,
        revisionsMost: PROPOSAL_REVISIONS,
        milestones: proposal.milestones,
      },
      rules: mustConfirm
        ? proposedRules(settings)
        : dealRulesFrom(settings, { hasPro: hasPro(seller, tx.now) }),
      projectId: project.id,
      proposalId,
      isAgreed: !mustConfirm,
    },
    { by: 'buyer', memberId: actor.id },
  )
  if (mustConfirm) await awaitAnswer(tx, room)
  else {
    await recordInTimeline(tx, room, 'accepted', { data: { version: 1 } })
    await concludeMove(tx, room, 'beginDeal')
  }
  const dealId = room.deal.id
  await moveProposal(tx, proposal, 'accept', { endedAt: tx.now })
  const awarded = await moveProject(tx, project, 'award', { dealId, awardedAt: tx.now })
  if (!mustConfirm) await endOthers(tx, awarded)
  await tx.announce({
    kind: 'proposal.accepted',
    title: project.title,
    told: await listTold(tx, [proposal]),
    dealId,
    mustConfirm,
  })
  return { dealId }
}
