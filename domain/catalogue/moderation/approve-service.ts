import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { findOwnerFor } from '../life/kept-by.ts'
import {
  checkSeen,
  findVersion,
  lockService,
  type ServiceContext,
  type ServiceRow,
} from '../life/lock-service.ts'
import { serviceVersion } from '../schema.server.ts'
import { showVersion } from '../life/show-version.ts'

/** A moderator has looked and found it good: it is shown, or, if it is shown already, stays so. */
export async function approveService(
  tx: Transaction,
  actor: Actor,
  { serviceId, note, seenAt }: { serviceId: string; note: string; seenAt?: Date | undefined },
  context: ServiceContext,
): Promise<void> {
  const found = await lockService(tx, serviceId)
  authorise(actor, 'services.moderate', { ownerId: await findOwnerFor(tx.db, actor, found) })
  const working = found.workingVersionId ? await findVersion(tx, found.workingVersionId) : undefined
  if (found.state === 'archived') throw new Conflict(`“${found.title}” was archived by its seller`)
  const decidedBy = actorLabel(actor)
  if (working?.state === 'submitted') {
    checkSeen(working, seenAt)
    const shown = await showVersion(tx, found, working, { decidedBy, isReviewedAfter: false, note })
    const { sellerId, title, slug } = shown
    await tx.announce({ kind: 'service.approved', sellerId, title, slug, note })
  } else {
    await approveAfter(tx, found, { decidedBy, note, seenAt })
  }
  await recordSecurityEvent(tx, {
    kind: 'service.approved',
    actor,
    memberId: found.sellerId,
    origin: context.origin,
    details: { serviceId, title: working?.content.title ?? found.title, note },
  })
}

/** What a trusted seller published is looked at afterwards; the seller need not be told that nothing changes. */
async function approveAfter(
  tx: Transaction,
  found: ServiceRow,
  { decidedBy, note, seenAt }: { decidedBy: string; note: string; seenAt: Date | undefined },
): Promise<void> {
  const live = found.liveVersionId ? await findVersion(tx, found.liveVersionId) : undefined
  if (!live?.isReviewedAfter || live.decidedBy)
    throw new Conflict(`“${found.title}” does not wait for a review any more`)
  checkSeen(live, seenAt)
  await tx.db
    .update(serviceVersion)
    .set({ decidedBy, decidedAt: tx.now, note })
    .where(eq(serviceVersion.id, live.id))
}
