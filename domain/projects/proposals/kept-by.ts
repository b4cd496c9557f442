import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { teamsRunBy } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { ProposalRow } from '../lock-project.ts'
import { proposal } from '../schema.server.ts'

/** Whose a proposal is to change and to take back: its seller's, or of a team its owner's and managers' as they are now, whoever of them wrote it. */
export const isKeptBy = (memberId: string): SQL<boolean> => sql`(
  (${proposal.teamId} is null and ${proposal.sellerId} = ${memberId}::uuid)
  or (${proposal.teamId} is not null and ${proposal.teamId} = any(${teamsRunBy(sql`${memberId}::uuid`)})))`

export async function keepsProposal(
  tx: Transaction,
  { id: memberId }: MemberActor,
  { id }: Pick<ProposalRow, 'id'>,
): Promise<boolean> {
  return (await tx.db.$count(proposal, and(eq(proposal.id, id), isKeptBy(memberId)))) > 0
}

/** What is somebody else's does not exist. */
export async function expectKeepsProposal(
  tx: Transaction,
  actor: MemberActor,
  own: Pick<ProposalRow, 'id'>,
): Promise<void> {
  if (!(await keepsProposal(tx, actor, own))) throw new NotFound('There is no such proposal of yours')
}
