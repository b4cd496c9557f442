import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { authorise } from '../permissions.ts'
import { expectMaySellFor } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { followProposals } from './count-proposals.ts'
import { expectKeepsProposal } from './kept-by.ts'
import { expectMove, type ProjectContext, lockProposal } from '../lock-project.ts'
import { type AddedFile, changeFiles } from '../postings/project-files.ts'
import { type ProposalContent, sumProposal } from './proposal-content.ts'
import { proposal } from '../schema.server.ts'
import { mayEdit } from './edit-rules.ts'
import { expectSeenVersion } from '../versions/expect-seen-version.ts'

type ProposalEdit = ProposalContent & {
  proposalId: string
  files?: readonly AddedFile[]
  removeFileIds?: readonly string[]
  /** The version of the project that the seller has read. */
  version?: number | undefined
}

/** Until the owner has read it, a proposal can be written anew; and whenever the project was changed after it was written. */
export async function editProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, files = [], removeFileIds = [], version, ...content }: ProposalEdit,
  context: ProjectContext,
): Promise<void> {
  authorise(actor, 'proposal.send')
  const { project, proposal: own } = await lockProposal(tx, proposalId)
  await expectKeepsProposal(tx, actor, own)
  if (own.teamId) await expectMaySellFor(tx, actor.id, own.teamId)
  await expectNotBlocked(tx, actor.id, project.ownerId, 'send a proposal to')
  expectMove(project, 'award')
  expectSeenVersion(project, version)
  if (!mayEdit(own, project)) throw new Conflict('The owner has read your proposal: it stays as it is now')
  const sums = sumProposal(content, context.settings)
  await tx.db
    .update(proposal)
    .set({ ...content, ...sums, projectVersion: project.version, changedAt: tx.now })
    .where(eq(proposal.id, proposalId))
  await changeFiles(
    tx,
    { projectId: project.id, proposalId },
    { add: files, removeIds: removeFileIds, most: context.settings.attachmentsMost },
  )
  await followProposals(tx, project)
}
