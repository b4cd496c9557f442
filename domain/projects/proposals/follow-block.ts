import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { project, proposal } from '../schema.server.ts'
import { followProposals, LIVE } from './count-proposals.ts'

/** Two people see nothing of each other any more, or again: who waits behind their proposals comes up, and what is counted follows. */
export async function followBlock(
  tx: Transaction,
  { oneId, otherId }: { oneId: string; otherId: string },
): Promise<void> {
  const sentTo = (ownerId: string, sellerId: string) =>
    and(
      eq(project.ownerId, ownerId),
      inArray(
        project.id,
        tx.db
          .select({ id: proposal.projectId })
          .from(proposal)
          .where(and(eq(proposal.sellerId, sellerId), inArray(proposal.state, [...LIVE]))),
      ),
    )
  const between = await tx.db
    .select()
    .from(project)
    .where(or(sentTo(oneId, otherId), sentTo(otherId, oneId)))
    .orderBy(project.id)
    .for('update')
  for (const each of between) await followProposals(tx, each)
}
