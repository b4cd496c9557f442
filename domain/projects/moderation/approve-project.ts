import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { followProposals } from '../proposals/count-proposals.ts'
import { expectMove, type ProjectContext, lockProject, type ProjectRow } from '../lock-project.ts'
import { openProject } from '../move-project.ts'

export type ModerationContext = ProjectContext & { origin: Origin }
export type Looked = {
  projectId: string
  /** When the words that the moderator has read were submitted. */
  seenAt?: Date | undefined
}

/** A moderator has looked and found it good: sellers see it. */
export async function approveProject(
  tx: Transaction,
  actor: Actor,
  { projectId, seenAt }: Looked,
  context: ModerationContext,
): Promise<void> {
  const found = await lockProject(tx, projectId)
  authorise(actor, 'projects.moderate', { ownerId: found.ownerId })
  expectMove(found, 'approve')
  checkSeen(found, seenAt)
  const after = await openProject(tx, found, 'approve', {
    openDays: context.settings.projectOpenDays,
    decidedBy: actorLabel(actor),
    decidedAt: tx.now,
    reasons: [],
    note: '',
  })
  await followProposals(tx, after)
  // What was changed before this look is told to those who answered earlier words.
  if (after.version > 1)
    await tx.announce({ kind: 'project.version-made', projectId, at: tx.now.toISOString() })
  await recordSecurityEvent(tx, {
    kind: 'project.approved',
    actor,
    memberId: found.ownerId,
    origin: context.origin,
    details: { projectId, title: found.title },
  })
  await tx.announce({ kind: 'project.approved', projectId, title: found.title, ownerId: found.ownerId })
}

/** A decision is about the words that the moderator has read: when others have come meanwhile, it is not made. */
export function checkSeen({ submittedAt, title }: ProjectRow, seenAt: Date | undefined): void {
  if (seenAt && submittedAt && seenAt.getTime() !== submittedAt.getTime())
    throw new Conflict(`“${title}” was changed since you opened it: read it again`)
}
