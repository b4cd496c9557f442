import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockOwnService } from '../life/lock-service.ts'
import { service, serviceVersion } from '../schema.server.ts'

/** Gives up the newer words of a service that is live: what everyone sees is all there is again. */
export async function discardDraft(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  authorise(actor, 'service.write')
  const own = await lockOwnService(tx, actor, serviceId)
  if (!own.liveVersionId || !own.workingVersionId) throw new Conflict('There are no newer words to give up')
  await tx.db
    .update(serviceVersion)
    .set({ state: 'replaced' })
    .where(eq(serviceVersion.id, own.workingVersionId))
  await tx.db.update(service).set({ workingVersionId: null, changedAt: tx.now }).where(eq(service.id, own.id))
}
