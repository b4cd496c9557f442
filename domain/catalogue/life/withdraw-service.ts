import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { findVersion, lockOwnService } from './lock-service.ts'
import { moveService } from './move-service.ts'
import { serviceVersion } from '../schema.server.ts'

/** Takes back what waits for a review, so that it can be changed. */
export async function withdrawService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  authorise(actor, 'service.write')
  const own = await lockOwnService(tx, actor, serviceId)
  const working = own.workingVersionId ? await findVersion(tx, own.workingVersionId) : undefined
  if (working?.state !== 'submitted') throw new Conflict('Nothing of this service waits for a review')
  await tx.db
    .update(serviceVersion)
    .set({ state: 'draft', submittedAt: null })
    .where(eq(serviceVersion.id, working.id))
  if (own.state === 'in_review') await moveService(tx, own, 'withdraw')
}
