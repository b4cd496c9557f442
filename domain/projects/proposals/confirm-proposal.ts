import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { expectMaySellFor } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectKeepsProposal } from './kept-by.ts'
import { expectMove, lockProposal } from '../lock-project.ts'
import { expectProposalMove } from './move-proposal.ts'
import { proposal } from '../schema.server.ts'
import { expectSeenVersion } from '../versions/expect-seen-version.ts'

/** The seller has read what changed in the project, and their proposal stands as it is. */
export async function confirmProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, version }: { proposalId: string; version: number },
): Promise<void> {
  authorise(actor, 'proposal.send')
  const { project, proposal: own } = await lockProposal(tx, proposalId)
  await expectKeepsProposal(tx, actor, own)
  if (own.teamId) await expectMaySellFor(tx, actor.id, own.teamId)
  expectMove(project, 'award')
  expectProposalMove(own, 'withdraw')
  expectSeenVersion(project, version)
  await tx.db.update(proposal).set({ projectVersion: version }).where(eq(proposal.id, proposalId))
}
