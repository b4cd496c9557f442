import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { checkSeen, type Looked, type ModerationContext } from './approve-project.ts'
import { expectMove, lockProject } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'
import { listShortlisted } from '../proposals/put-back-proposals.ts'
import { releaseProposals } from '../proposals/release-proposals.ts'
import { listOwnFiles } from '../versions/find-versions.ts'
import { versionContentOf } from '../versions/version-content.ts'

type ProjectRejection = Looked & { reasons: string[]; note: string }

/** Sends a project back, saying why. One that was open is taken down, and its proposals come back to their sellers. */
export async function rejectProject(
  tx: Transaction,
  actor: Actor,
  { projectId, reasons, note, seenAt }: ProjectRejection,
  context: ModerationContext,
): Promise<void> {
  const found = await lockProject(tx, projectId)
  authorise(actor, 'projects.moderate', { ownerId: found.ownerId })
  if (reasons.length === 0)
    throw new Invalid('Say why', { reasons: ['Reasons: choose or write at least one'] })
  expectMove(found, 'reject')
  checkSeen(found, seenAt)
  const after = await moveProject(tx, found, 'reject', {
    decidedBy: actorLabel(actor),
    decidedAt: tx.now,
    reasons,
    note,
    sentBack: {
      ...versionContentOf(found, await listOwnFiles(tx.db, projectId)),
      shortlistedIds: await listShortlisted(tx, projectId),
    },
    openedAt: null,
    openUntil: null,
    isExtended: false,
  })
  await releaseProposals(tx, after, 'The project was taken down by a moderator.')
  await recordSecurityEvent(tx, {
    kind: 'project.rejected',
    actor,
    memberId: found.ownerId,
    origin: context.origin,
    details: { projectId, title: found.title, reasons, note },
  })
  await tx.announce({
    kind: 'project.rejected',
    projectId,
    title: found.title,
    ownerId: found.ownerId,
    reasons,
    note,
  })
}
