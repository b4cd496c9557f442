import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { factsOf } from '../drafts/content-facts.ts'
import { findOwnerFor } from '../life/kept-by.ts'
import {
  findVersion,
  lockService,
  type ServiceContext,
  type ServiceRow,
  type VersionRow,
} from '../life/lock-service.ts'
import { moveService } from '../life/move-service.ts'
import { showVersion } from '../life/show-version.ts'
import { authorise } from '../permissions.ts'
import { serviceVersion } from '../schema.server.ts'
import { mayMove } from '../states.ts'
import type { Undo } from './undo-rules.ts'

type Which = {
  serviceId: string
  /** Which of its versions was decided on; the last that was taken down where nothing is said. */
  versionId?: string
  /** The case of reports that is undone: what was taken down since for something else stays so. */
  caseNumber?: number
  reason: string
}

/**
 * Undoes a take-down or a rejection, and says whether it did. What was live is live again, with everything as it was; what its seller
 * has begun to write meanwhile stays beside it. What was taken down and is shown again, or was archived, is left as it is.
 */
export async function restoreService(
  tx: Transaction,
  actor: Actor,
  { serviceId, versionId, caseNumber, reason }: Which,
  context: ServiceContext,
): Promise<boolean> {
  const found = await lockService(tx, serviceId)
  authorise(actor, 'services.moderate', { ownerId: await findOwnerFor(tx.db, actor, found) })
  const takenDown = await findTakenDown(tx, serviceId, versionId)
  const isOfAnother = caseNumber !== undefined && takenDown?.undo && takenDown.undo.caseNumber !== caseNumber
  if (isOfAnother) return false
  const isUndone = takenDown?.undo
    ? await bringBack(tx, found, takenDown, takenDown.undo)
    : await showRejected(tx, actor, found, versionId)
  if (!isUndone) return false
  await recordSecurityEvent(tx, {
    kind: 'service.restored',
    actor,
    memberId: found.sellerId,
    origin: context.origin,
    details: { serviceId, title: found.title, reason, before: { state: found.state } },
  })
  return true
}

async function findTakenDown(
  tx: Transaction,
  serviceId: string,
  versionId: string | undefined,
): Promise<VersionRow | undefined> {
  const [version] = await tx.db
    .select()
    .from(serviceVersion)
    .where(
      and(
        eq(serviceVersion.serviceId, serviceId),
        isNotNull(serviceVersion.undo),
        versionId ? eq(serviceVersion.id, versionId) : undefined,
      ),
    )
    .orderBy(desc(serviceVersion.number))
    .limit(1)
  return version
}

async function bringBack(
  tx: Transaction,
  found: ServiceRow,
  taken: VersionRow,
  { state, changedAt, working, version }: Undo,
): Promise<boolean> {
  if (!mayMove('restore', found.state)) return false
  await tx.db
    .update(serviceVersion)
    .set({
      ...version,
      decidedAt: version.decidedAt ? new Date(version.decidedAt) : null,
      state: 'approved',
      undo: null,
    })
    .where(eq(serviceVersion.id, taken.id))
  const isSetAside = found.workingVersionId === taken.id
  if (isSetAside && working)
    await tx.db.update(serviceVersion).set({ state: working.state }).where(eq(serviceVersion.id, working.id))
  const isUntouched =
    isSetAside || (working?.id === found.workingVersionId && (await giveBackWorking(tx, taken, working)))
  await moveService(tx, found, state === 'paused' ? 'restorePaused' : 'restore', {
    ...factsOf(taken.content),
    liveVersionId: taken.id,
    workingVersionId: isSetAside ? (working?.id ?? null) : found.workingVersionId,
    ...(isUntouched ? { changedAt: new Date(changedAt) } : {}),
  })
  return true
}

/** The words that went on lose the reasons of what was wrong; untouched since then, they wait for their review again. Tells whether they were. */
async function giveBackWorking(
  tx: Transaction,
  { decidedAt }: VersionRow,
  { id, state, kept }: NonNullable<Undo['working']>,
): Promise<boolean> {
  const now = await findVersion(tx, id)
  if (!kept) return false
  const { submittedAt, ...said } = kept
  const isUntouched = now.state === 'draft' && decidedAt !== null && now.writtenAt <= decidedAt
  await tx.db
    .update(serviceVersion)
    .set({
      ...said,
      ...(isUntouched ? { state, submittedAt: submittedAt ? new Date(submittedAt) : null } : {}),
    })
    .where(eq(serviceVersion.id, id))
  return isUntouched
}

/**
 * What was sent back at its review is shown as if it had been approved, also in the place of what is live, unless its seller has
 * written other words since.
 */
async function showRejected(
  tx: Transaction,
  actor: Actor,
  found: ServiceRow,
  versionId: string | undefined,
): Promise<boolean> {
  // Only an appeal names the words that it is about: whoever undoes a take-down has nothing else to show.
  if (!mayMove('restore', found.state) && !(versionId && found.liveVersionId)) return false
  if (versionId && found.workingVersionId !== versionId) return false
  const [working] = found.workingVersionId
    ? await tx.db.select().from(serviceVersion).where(eq(serviceVersion.id, found.workingVersionId))
    : []
  if (working?.state !== 'rejected') return false
  await showVersion(tx, found, working, { decidedBy: actorLabel(actor), isReviewedAfter: false, note: '' })
  return true
}
