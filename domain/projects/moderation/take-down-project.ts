import { findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockProject } from '../lock-project.ts'
import { changeProject, giveTimeBack } from '../move-project.ts'
import { authorise } from '../permissions.ts'
import { isPosted } from '../states.ts'
import type { ModerationContext } from './approve-project.ts'

type Which = { projectId: string; reason: string }

/** Out of sight as it is, with its proposals: what was found wrong later comes back whole. */
export async function takeDownProject(
  tx: Transaction,
  actor: Actor,
  { projectId, reason }: Which,
  { origin }: Pick<ModerationContext, 'origin'>,
): Promise<void> {
  const found = await lockProject(tx, projectId)
  authorise(actor, 'projects.moderate', { ownerId: found.ownerId })
  if (!isPosted(found.state) || found.takenDownAt) throw new Conflict(`“${found.title}” is not shown`)
  await changeProject(tx, projectId, { takenDownAt: tx.now, isOwnerHidden: true, changedAt: found.changedAt })
  await recordSecurityEvent(tx, {
    kind: 'project.taken-down',
    actor,
    memberId: found.ownerId,
    origin,
    details: { projectId, title: found.title, reason },
  })
}

/** It is shown again, unless its owner is banned or leaving. One that nobody took down is left as it is. */
export async function restoreTakenProject(
  tx: Transaction,
  actor: Actor,
  { projectId, reason }: Which,
  { origin }: Pick<ModerationContext, 'origin'>,
): Promise<void> {
  const found = await lockProject(tx, projectId)
  authorise(actor, 'projects.moderate', { ownerId: found.ownerId })
  if (!found.takenDownAt) return
  const owner = await findPerson(tx.db, found.ownerId)
  const isOwnerHidden = owner?.state !== 'active' && owner?.state !== 'unverified'
  await changeProject(tx, projectId, { takenDownAt: null, isOwnerHidden, changedAt: found.changedAt })
  if (found.state === 'open') await giveTimeBack(tx, found, found.takenDownAt)
  await recordSecurityEvent(tx, {
    kind: 'project.restored',
    actor,
    memberId: found.ownerId,
    origin,
    details: { projectId, title: found.title, reason },
  })
}
