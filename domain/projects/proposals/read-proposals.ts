import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnProject } from '../lock-project.ts'
import { proposal } from '../schema.server.ts'
import { LIVE } from './count-proposals.ts'

/** The owner has them before their eyes: from now on they stay as they are. `unseen`: whose are not shown to them. */
export async function readProposals(
  tx: Transaction,
  actor: MemberActor,
  { projectId, unseen = new Set() }: { projectId: string; unseen?: ReadonlySet<string> },
): Promise<void> {
  authorise(actor, 'project.read-proposals')
  const own = await lockOwnProject(tx, actor, projectId)
  await tx.db
    .update(proposal)
    .set({ readAt: tx.now })
    .where(
      and(
        eq(proposal.projectId, own.id),
        isNull(proposal.readAt),
        isNull(proposal.queuedAt),
        inArray(proposal.state, [...LIVE]),
        unseen.size > 0 ? notInArray(proposal.sellerId, [...unseen]) : undefined,
      ),
    )
}
