import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnService } from './lock-service.ts'
import { moveService } from './move-service.ts'

/** It can be ordered again. */
export async function resumeService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  authorise(actor, 'service.run')
  await moveService(tx, await lockOwnService(tx, actor, serviceId), 'resume')
}
