import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { authorise } from '../permissions.ts'
import { expectMaySellFor, findRole } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countOpenProposals, followProposals } from './count-proposals.ts'
import { keepsProposal } from './kept-by.ts'
import { expectMove, type ProjectContext, lockProject, NO_PROJECT, type ProjectRow } from '../lock-project.ts'
import { type AddedFile, changeFiles } from '../postings/project-files.ts'
import { maySee } from '../project-rules.ts'
import { type ProposalContent, sumProposal } from './proposal-content.ts'
import { takeFromQuota } from './quota.ts'
import { projectFile, projectInvitation, proposal } from '../schema.server.ts'
import { isPosted } from '../states.ts'
import { maySendAnew } from './edit-rules.ts'
import { expectSeenVersion } from '../versions/expect-seen-version.ts'

export type NewProposal = ProposalContent & {
  projectId: string
  /** In whose name somebody proposes; their own without it. */
  teamId?: string | undefined
  files?: readonly AddedFile[]
  /** The version of the project that the seller has read. */
  version?: number | undefined
}

/**
 * A seller answers a project, once; anew where that was taken down and is open again. Behind as many as the owner wants to read, the
 * proposal waits in a queue.
 */
export async function sendProposal(
  tx: Transaction,
  actor: MemberActor,
  { projectId, teamId, files = [], version, ...content }: NewProposal,
  context: ProjectContext,
): Promise<{ proposalId: string; isQueued: boolean }> {
  authorise(actor, 'proposal.send')
  const found = await lockProject(tx, projectId)
  const isInvited = await hasInvitation(tx, projectId, actor.id)
  const viewer = { memberId: actor.id, isStaff: false, isInvited, hasProposed: false }
  if (!maySee({ ...found, isPosted: isPosted(found.state) }, viewer)) throw new NotFound(NO_PROJECT)
  if (found.ownerId === actor.id) throw new Conflict('This project is yours: others propose to it')
  if (teamId) {
    await expectMaySellFor(tx, actor.id, teamId)
    if (await findRole(tx.db, teamId, found.ownerId)) throw new Conflict('Nobody buys from their own team')
  }
  await expectNotBlocked(tx, actor.id, found.ownerId, 'send a proposal to')
  const [before] = await tx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.projectId, projectId), eq(proposal.sellerId, actor.id)))
  if (before && !(maySendAnew(before, found) && (await keepsProposal(tx, actor, before))))
    throw new Conflict('You have answered this project already: one proposal a seller')
  if (teamId && (await hasTeamAnswered(tx, found, teamId)))
    throw new Conflict('Your team has answered this project already: one proposal a seller')
  expectMove(found, 'award')
  expectSeenVersion(found, version)
  const sums = sumProposal(content, context.settings)
  await takeFromQuota(tx, actor.id, context.settings)
  const { openCount } = await countOpenProposals(tx, found)
  const isQueued = found.proposalsMost !== null && openCount >= found.proposalsMost
  const sent = {
    projectId,
    sellerId: actor.id,
    teamId: teamId ?? null,
    projectVersion: found.version,
    toldVersion: found.version,
    ...content,
    ...sums,
    sentAt: tx.now,
    changedAt: tx.now,
    queuedAt: isQueued ? tx.now : null,
  }
  const anew = { ...sent, state: 'sent' as const, readAt: null, endedAt: null, givenBackAt: null }
  const [made] = await tx.db
    .insert(proposal)
    .values(sent)
    .onConflictDoUpdate({ target: [proposal.projectId, proposal.sellerId], set: anew })
    .returning({ id: proposal.id })
  if (!made) throw new Error('No proposal was made')
  await changeFiles(
    tx,
    { projectId, proposalId: made.id },
    {
      add: files,
      removeIds: before ? await listFilesOf(tx, before.id) : [],
      most: context.settings.attachmentsMost,
    },
  )
  await followProposals(tx, found)
  if (!isQueued)
    await tx.announce({
      kind: 'proposal.sent',
      projectId,
      title: found.title,
      ownerId: found.ownerId,
      sellerId: actor.id,
      proposalId: made.id,
    })
  return { proposalId: made.id, isQueued }
}

/** Whoever of its people wrote it: several who run a team would otherwise send several. */
async function hasTeamAnswered(tx: Transaction, found: ProjectRow, teamId: string): Promise<boolean> {
  const sent = await tx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.projectId, found.id), eq(proposal.teamId, teamId)))
  return sent.some((one) => !maySendAnew(one, found))
}

async function listFilesOf(tx: Transaction, proposalId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ id: projectFile.id })
    .from(projectFile)
    .where(eq(projectFile.proposalId, proposalId))
  return rows.map(({ id }) => id)
}

export async function hasInvitation(tx: Pick<Transaction, 'db'>, projectId: string, sellerId: string) {
  const found = await tx.db.$count(
    projectInvitation,
    and(eq(projectInvitation.projectId, projectId), eq(projectInvitation.sellerId, sellerId)),
  )
  return found > 0
}
