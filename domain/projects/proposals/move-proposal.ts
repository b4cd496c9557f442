import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { lockProposal, type ProjectRow, type ProposalRow } from '../lock-project.ts'
import { proposal } from '../schema.server.ts'
import { mayMoveProposal, type ProposalMove, proposalMoves, type ProposalState } from '../states.ts'

const REFUSALS: Record<ProposalState, string> = {
  sent: 'This proposal is not on your short list',
  shortlisted: 'This proposal is on your short list already',
  accepted: 'This proposal was accepted',
  declined: 'This proposal was declined already',
  withdrawn: 'The seller took this proposal back',
}

/** The move is allowed now, or the one who came too late is told why not. */
export function expectProposalMove({ state }: ProposalRow, move: ProposalMove): void {
  if (!mayMoveProposal(move, state)) throw new Conflict(REFUSALS[state])
}

/** A proposal to a project of one's own. One that waits in the queue can't be known yet. */
export async function lockProposalToMe(
  tx: Transaction,
  actor: MemberActor,
  proposalId: string,
): Promise<{ project: ProjectRow; proposal: ProposalRow }> {
  authorise(actor, 'project.post')
  const found = await lockProposal(tx, proposalId)
  if (found.project.ownerId !== actor.id || found.proposal.queuedAt)
    throw new NotFound('There is no such proposal')
  return found
}

export async function moveProposal(
  tx: Transaction,
  from: ProposalRow,
  move: ProposalMove,
  change: Partial<typeof proposal.$inferInsert> = {},
): Promise<void> {
  expectProposalMove(from, move)
  await tx.db
    .update(proposal)
    .set({ ...change, state: proposalMoves[move].to, readAt: from.readAt ?? tx.now })
    .where(eq(proposal.id, from.id))
}
