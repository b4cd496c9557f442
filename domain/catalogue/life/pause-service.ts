import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnService } from './lock-service.ts'
import { moveService } from './move-service.ts'

/** Nobody can order it for now; deals that exist go on. */
export async function pauseService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  authorise(actor, 'service.run')
  await moveService(tx, await lockOwnService(tx, actor, serviceId), 'pause')
}
