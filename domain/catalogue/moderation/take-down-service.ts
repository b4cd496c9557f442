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
  type VersionRow,
} from '../life/lock-service.ts'
import { moveService } from '../life/move-service.ts'
import { checkReasons, type Rejection } from './reject-service.ts'
import { serviceVersion } from '../schema.server.ts'
import { isBeingWritten, type Undo } from './undo-rules.ts'

/**
 * What is live goes out of sight until its seller mends it; deals that exist go on. Newer words that the seller was writing go on as
 * those to mend it with. How it was is kept, so that it can come back whole.
 */
export async function takeDownService(
  tx: Transaction,
  actor: Actor,
  { serviceId, reasons, note, seenAt, caseNumber = null }: Rejection & { caseNumber?: number | null },
  context: ServiceContext,
): Promise<void> {
  const found = await lockService(tx, serviceId)
  authorise(actor, 'services.moderate', { ownerId: await findOwnerFor(tx.db, actor, found) })
  checkReasons(reasons)
  if (!found.liveVersionId) throw new Conflict(`“${found.title}” is not shown`)
  const live = await findVersion(tx, found.liveVersionId)
  checkSeen(live, seenAt)
  const working = found.workingVersionId ? await findVersion(tx, found.workingVersionId) : undefined
  await tx.db
    .update(serviceVersion)
    .set({
      state: 'rejected',
      // Found wanting after it was shown: that is what costs a seller their trust.
      isReviewedAfter: true,
      decidedAt: tx.now,
      decidedBy: actorLabel(actor),
      reasons,
      note,
      undo: undoOf(found, live, working, caseNumber),
    })
    .where(eq(serviceVersion.id, live.id))
  const goesOn = working !== undefined && isBeingWritten(working.state)
  if (working) {
    await tx.db
      .update(serviceVersion)
      .set(goesOn ? { state: 'draft', submittedAt: null, reasons, note } : { state: 'replaced' })
      .where(eq(serviceVersion.id, working.id))
  }
  await moveService(tx, found, 'takeDown', {
    liveVersionId: null,
    workingVersionId: goesOn ? working.id : live.id,
  })
  await recordSecurityEvent(tx, {
    kind: 'service.taken-down',
    actor,
    memberId: found.sellerId,
    origin: context.origin,
    details: { serviceId, title: found.title, reasons, note },
  })
  const { sellerId, title, slug } = found
  await tx.announce({ kind: 'service.taken-down', sellerId, title, slug, reasons, note, caseNumber })
}

function undoOf(
  { state, changedAt }: ServiceRow,
  { isReviewedAfter, decidedAt, decidedBy, reasons, note }: VersionRow,
  working: VersionRow | undefined,
  caseNumber: number | null,
): Undo {
  return {
    state: state === 'paused' ? 'paused' : 'published',
    changedAt: changedAt.toISOString(),
    working: working ? { id: working.id, state: working.state, ...keptOf(working) } : null,
    version: { isReviewedAfter, decidedAt: decidedAt?.toISOString() ?? null, decidedBy, reasons, note },
    caseNumber,
  }
}

const keptOf = ({ state, submittedAt, reasons, note }: VersionRow) =>
  isBeingWritten(state) ? { kept: { submittedAt: submittedAt?.toISOString() ?? null, reasons, note } } : {}
