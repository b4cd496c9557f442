import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnProject } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'
import { releaseProposals } from '../proposals/release-proposals.ts'

/** The owner needs nobody any more. */
export async function closeProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
): Promise<void> {
  authorise(actor, 'project.close')
  const own = await lockOwnProject(tx, actor, projectId)
  const after = await moveProject(tx, own, 'close', { endedAt: tx.now })
  await releaseProposals(tx, after, 'The owner closed the project without choosing anybody.')
}
