import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ProjectRow } from './lock-project.ts'
import { followProposals, LIVE } from './proposals/count-proposals.ts'
import { releaseProposals } from './proposals/release-proposals.ts'
import { changeProject } from './move-project.ts'
import { project, projectFile, projectInvitation, projectVersion, proposal } from './schema.server.ts'

const REMOVED = 'Removed with the account of its author.'
const OWNER_LEFT = 'Whoever posted the project has left the marketplace.'

/**
 * A member is gone: their drafts with them, and of what was posted or proposed only that it was. What was agreed stands
 * in its deal, for the other side. Answers with the stored files to remove.
 */
export async function eraseProjects(tx: Transaction, memberId: string): Promise<string[]> {
  const locked = await lockTheirs(tx, memberId)
  const own = locked.filter(({ ownerId }) => ownerId === memberId)
  await withdrawTheirs(tx, memberId, locked)
  const proposals = await tx.db
    .update(proposal)
    .set({ text: REMOVED })
    .where(and(eq(proposal.sellerId, memberId), isNotOfOthersTeam(memberId)))
    .returning({ id: proposal.id, projectId: proposal.projectId })
  const keys = await dropFiles(
    tx,
    own.map(({ id }) => id),
    proposals.map(({ id }) => id),
  )
  await tx.db.delete(projectInvitation).where(eq(projectInvitation.sellerId, memberId))
  if (own.length > 0)
    await tx.db.delete(projectVersion).where(
      inArray(
        projectVersion.projectId,
        own.map(({ id }) => id),
      ),
    )
  for (const { id, state } of own) {
    const isOpen = ['draft', 'in_review', 'open', 'rejected'].includes(state)
    const after = await changeProject(tx, id, {
      description: REMOVED,
      skills: [],
      sentBack: null,
      ...(isOpen ? { state: 'closed', title: 'Removed', endedAt: tx.now } : {}),
    })
    if (isOpen) await releaseProposals(tx, after, OWNER_LEFT)
  }
  return keys
}

const theirLive = (memberId: string) =>
  and(eq(proposal.sellerId, memberId), inArray(proposal.state, [...LIVE]), isNotOfOthersTeam(memberId))

/** What they posted, and what they stand in with a proposal: in one order, as every other who leaves at the same time locks it. */
async function lockTheirs(tx: Transaction, memberId: string): Promise<ProjectRow[]> {
  const proposedTo = tx.db.select({ id: proposal.projectId }).from(proposal).where(theirLive(memberId))
  return tx.db
    .select()
    .from(project)
    .where(or(eq(project.ownerId, memberId), inArray(project.id, proposedTo)))
    .orderBy(project.id)
    .for('update')
}

/** Nobody waits behind somebody who is gone. */
async function withdrawTheirs(
  tx: Transaction,
  memberId: string,
  locked: readonly ProjectRow[],
): Promise<void> {
  const ended = await tx.db
    .update(proposal)
    .set({ state: 'withdrawn', endedAt: tx.now, queuedAt: null })
    .where(theirLive(memberId))
    .returning({ id: proposal.id, projectId: proposal.projectId })
  for (const { id: proposalId, projectId } of ended) {
    const to = locked.find(({ id }) => id === projectId)
    if (!to) continue
    await followProposals(tx, to)
    await tx.announce({ kind: 'proposal.withdrawn', projectId, proposalId, ownerId: to.ownerId })
  }
}

/** What they wrote in the name of a team that goes on is the team's. */
const isNotOfOthersTeam = (memberId: string) =>
  sql`not exists (select 1 from team where team.id = ${proposal.teamId} and team.owner_id <> ${memberId}::uuid)`

async function dropFiles(tx: Transaction, projectIds: string[], proposalIds: string[]): Promise<string[]> {
  const mine = or(
    projectIds.length > 0
      ? and(inArray(projectFile.projectId, projectIds), isNull(projectFile.proposalId))
      : undefined,
    proposalIds.length > 0 ? inArray(projectFile.proposalId, proposalIds) : undefined,
  )
  if (!mine) return []
  const gone = await tx.db.delete(projectFile).where(mine).returning({ fileKey: projectFile.fileKey })
  return gone.map(({ fileKey }) => fileKey)
}
