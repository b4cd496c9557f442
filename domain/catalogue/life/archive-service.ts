import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnService } from './lock-service.ts'
import { moveService } from './move-service.ts'
import { serviceVersion } from '../schema.server.ts'

/** It is offered no more; it is kept for the deals that came of it. What waited for a review waits no more. */
export async function archiveService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  authorise(actor, 'service.write')
  const own = await lockOwnService(tx, actor, serviceId)
  await moveService(tx, own, 'archive', { archivedAt: tx.now })
  await tx.db
    .update(serviceVersion)
    .set({ state: 'draft', submittedAt: null })
    .where(and(eq(serviceVersion.serviceId, own.id), eq(serviceVersion.state, 'submitted')))
}
