import { and, eq, or } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { project, proposal } from '../schema.server.ts'

type ProposalSides = {
  projectId: string
  title: string
  ownerId: string
  /** Who sent it; where it is a team's, those who answer for the team are the side. */
  sellerId: string
  teamId: string | null
}

/** Between whom a proposal stands, and about which project. */
export async function findProposalSides(
  db: Db | DrizzleTransaction,
  proposalId: string,
): Promise<ProposalSides | undefined> {
  const [found] = await db
    .select({
      projectId: project.id,
      title: project.title,
      ownerId: project.ownerId,
      sellerId: proposal.sellerId,
      teamId: proposal.teamId,
    })
    .from(proposal)
    .innerJoin(project, eq(project.id, proposal.projectId))
    .where(eq(proposal.id, proposalId))
  return found
}

/** Whether somebody in a team has sent a member a proposal in its name. */
export async function isProposalOfTeamTo(
  db: Db | DrizzleTransaction,
  teamId: string,
  ownerId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: proposal.id })
    .from(project)
    .innerJoin(proposal, eq(proposal.projectId, project.id))
    .where(and(eq(project.ownerId, ownerId), eq(proposal.teamId, teamId)))
    .limit(1)
  return found !== undefined
}

/** Whether one of two members has sent the other a proposal. */
export async function isProposalBetween(
  db: Db | DrizzleTransaction,
  oneId: string,
  otherId: string,
): Promise<boolean> {
  const isFrom = (sellerId: string, ownerId: string) =>
    and(eq(proposal.sellerId, sellerId), eq(project.ownerId, ownerId))
  const [found] = await db
    .select({ id: proposal.id })
    .from(proposal)
    .innerJoin(project, eq(project.id, proposal.projectId))
    .where(or(isFrom(oneId, otherId), isFrom(otherId, oneId)))
    .limit(1)
  return found !== undefined
}
