import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { whyNot } from './policy.ts'
import { project, proposal } from './schema.server.ts'
import type { ProjectMove } from './states.ts'

export type ProjectRow = typeof project.$inferSelect
export type ProposalRow = typeof proposal.$inferSelect

/** What an operation is given besides its input. */
export type ProjectContext = { settings: Settings; siteOrigin: string }

export const NO_PROJECT = 'There is no project at this address'

/** Nobody else changes the project, or a proposal to it, until the transaction ends. */
export async function lockProject(tx: Transaction, projectId: string): Promise<ProjectRow> {
  const [found] = await tx.db.select().from(project).where(eq(project.id, projectId)).for('update')
  if (!found) throw new NotFound(NO_PROJECT)
  return found
}

/** What is somebody else's does not exist. */
export async function lockOwnProject(
  tx: Transaction,
  actor: MemberActor,
  projectId: string,
): Promise<ProjectRow> {
  const found = await lockProject(tx, projectId)
  if (found.ownerId !== actor.id) throw new NotFound(NO_PROJECT)
  return found
}

/** A proposal together with its project, which is locked: whoever acts next waits, and then sees what was done. */
export async function lockProposal(
  tx: Transaction,
  proposalId: string,
): Promise<{ project: ProjectRow; proposal: ProposalRow }> {
  const [known] = await tx.db
    .select({ projectId: proposal.projectId })
    .from(proposal)
    .where(eq(proposal.id, proposalId))
  if (!known) throw new NotFound('There is no such proposal')
  const locked = await lockProject(tx, known.projectId)
  const [found] = await tx.db
    .select()
    .from(proposal)
    .where(and(eq(proposal.id, proposalId)))
    .for('update')
  if (!found) throw new NotFound('There is no such proposal')
  return { project: locked, proposal: found }
}

/** The move is allowed now, or the one who came too late is told why not. */
export function expectMove(project: ProjectRow, move: ProjectMove): void {
  const refusal = whyNot(project, move)
  if (refusal) throw new Conflict(refusal)
}
