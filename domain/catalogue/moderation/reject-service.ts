import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { findOwnerFor } from '../life/kept-by.ts'
import { checkSeen, findVersion, lockService, type ServiceContext } from '../life/lock-service.ts'
import { moveService } from '../life/move-service.ts'
import { serviceVersion } from '../schema.server.ts'

export type Rejection = {
  serviceId: string
  reasons: string[]
  note: string
  /** When the words that the moderator has read were submitted. */
  seenAt?: Date | undefined
}

/** Sends back what waits for a review, saying why. What is live already stays live. */
export async function rejectService(
  tx: Transaction,
  actor: Actor,
  { serviceId, reasons, note, seenAt }: Rejection,
  context: ServiceContext,
): Promise<void> {
  const found = await lockService(tx, serviceId)
  authorise(actor, 'services.moderate', { ownerId: await findOwnerFor(tx.db, actor, found) })
  checkReasons(reasons)
  const working = found.workingVersionId ? await findVersion(tx, found.workingVersionId) : undefined
  if (working?.state !== 'submitted')
    throw new Conflict(`“${found.title}” does not wait for a review any more`)
  checkSeen(working, seenAt)
  await tx.db
    .update(serviceVersion)
    .set({ state: 'rejected', decidedAt: tx.now, decidedBy: actorLabel(actor), reasons, note })
    .where(eq(serviceVersion.id, working.id))
  if (found.state === 'in_review') await moveService(tx, found, 'reject')
  await recordSecurityEvent(tx, {
    kind: 'service.rejected',
    actor,
    memberId: found.sellerId,
    origin: context.origin,
    details: { serviceId, title: working.content.title, reasons, note },
  })
  const { sellerId, slug } = found
  await tx.announce({
    kind: 'service.rejected',
    sellerId,
    title: working.content.title,
    slug,
    reasons,
    note,
  })
}

/** No decision without its reason. */
export function checkReasons(reasons: readonly string[]): void {
  if (reasons.length === 0)
    throw new Invalid('Say why', { reasons: ['Reasons: choose or write at least one'] })
}
