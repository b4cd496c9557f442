import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnProject } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'
import { releaseProposals } from '../proposals/release-proposals.ts'

/** The owner needs nobody any more. What was not open, or not any more, stays out of sight: moderators have not let it through. */
export async function closeProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
): Promise<void> {
  authorise(actor, 'project.close')
  const own = await lockOwnProject(tx, actor, projectId)
  const outOfSight = own.openedAt ? {} : { takenDownAt: tx.now, isOwnerHidden: true }
  const after = await moveProject(tx, own, 'close', { endedAt: tx.now, ...outOfSight })
  await releaseProposals(tx, after, 'The owner closed the project without choosing anybody.')
}
