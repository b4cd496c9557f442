import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { endOpenProposals } from './proposals/count-proposals.ts'
import { changeProject } from './move-project.ts'
import { project, projectFile, projectInvitation, projectVersion, proposal } from './schema.server.ts'

const REMOVED = 'Removed with the account of its author.'

/**
 * A member is gone: their drafts with them, and of what was posted or proposed only that it was. What was agreed stands
 * in its deal, for the other side. Answers with the stored files to remove.
 */
export async function eraseProjects(tx: Transaction, memberId: string): Promise<string[]> {
  const own = await tx.db
    .select()
    .from(project)
    .where(eq(project.ownerId, memberId))
    .orderBy(project.id)
    .for('update')
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
    if (isOpen) await endOpenProposals(tx, id, 'all')
    await changeProject(tx, id, {
      description: REMOVED,
      skills: [],
      sentBack: null,
      ...(isOpen ? { state: 'closed', title: 'Removed', endedAt: tx.now } : {}),
    })
  }
  return keys
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
