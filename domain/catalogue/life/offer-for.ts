import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectMaySellFor } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { service } from '../schema.server.ts'
import { announceChange } from './announce-change.ts'
import { isSellerHidden } from './is-seller-hidden.ts'
import { lockOwnService } from './lock-service.ts'

/** In whose name a service is offered: the seller's own, or a team's, whose owner sells it then. What was ordered before stays as it was. */
export async function offerFor(
  tx: Transaction,
  actor: MemberActor,
  { serviceId, teamId }: { serviceId: string; teamId: string | null },
): Promise<void> {
  authorise(actor, 'service.write')
  const before = await lockOwnService(tx, actor, serviceId)
  if (before.teamId === teamId) return
  if (before.sellerId !== actor.id)
    throw new Forbidden('Only who looks after it in the team offers it in another name')
  if (teamId) await expectMaySellFor(tx, actor.id, teamId)
  const offered = { teamId, isSellerHidden: await isSellerHidden(tx, { sellerId: actor.id, teamId }) }
  await tx.db
    .update(service)
    .set({ ...offered, changedAt: tx.now })
    .where(eq(service.id, serviceId))
  await announceChange(tx, before, { ...before, ...offered })
}
