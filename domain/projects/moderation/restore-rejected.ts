import { and, eq, isNotNull } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockProject, type ProjectRow } from '../lock-project.ts'
import { openProject } from '../move-project.ts'
import { authorise } from '../permissions.ts'
import { isWhole, showOrSubmit } from '../postings/post-project.ts'
import { putBackProposals } from '../proposals/put-back-proposals.ts'
import { project } from '../schema.server.ts'
import { listOwnFiles } from '../versions/find-versions.ts'
import { changedParts, versionContentOf } from '../versions/version-content.ts'
import type { ModerationContext } from './approve-project.ts'

type RejectedProject = {
  title: string
  reasons: string[]
  note: string
  decidedAt: Date
  decidedBy: string | null
}

/** A project of this member's that moderators sent back, while that decision stands. */
export async function findRejectedProject(
  db: Db | DrizzleTransaction,
  { projectId, ownerId }: { projectId: string; ownerId: string },
): Promise<RejectedProject | undefined> {
  const [found] = await db
    .select()
    .from(project)
    .where(
      and(
        eq(project.id, projectId),
        eq(project.ownerId, ownerId),
        eq(project.state, 'rejected'),
        isNotNull(project.decidedAt),
      ),
    )
  if (!found?.decidedAt) return undefined
  const { title, reasons, note, decidedAt, decidedBy } = found
  return { title, reasons, note, decidedAt, decidedBy }
}

/**
 * The rejection was wrong: it is open as if it had been approved, with the proposals that it had. Other words that its owner has written
 * since were read by nobody, so they are posted as any others are: whoever is new here waits for a moderator, and what is not whole
 * is its owner’s to finish. What is not rejected any more is left as it is.
 */
export async function restoreRejectedProject(
  tx: Transaction,
  actor: Actor,
  { projectId, reason }: { projectId: string; reason: string },
  { origin, settings }: Pick<ModerationContext, 'origin' | 'settings'>,
): Promise<void> {
  const found = await lockProject(tx, projectId)
  authorise(actor, 'projects.moderate', { ownerId: found.ownerId })
  if (found.state !== 'rejected') return
  const { sentBack } = found
  const now = versionContentOf(found, await listOwnFiles(tx.db, projectId))
  if (!sentBack || changedParts(sentBack, now).length === 0) await openAgain(tx, actor, found, settings)
  else if (isWhole(tx, found, { settings })) await showOrSubmit(tx, found, { settings })
  else return
  await recordSecurityEvent(tx, {
    kind: 'project.restored',
    actor,
    memberId: found.ownerId,
    origin,
    details: { projectId, title: found.title, reason },
  })
}

async function openAgain(
  tx: Transaction,
  actor: Actor,
  found: ProjectRow,
  settings: Settings,
): Promise<void> {
  const opened = await openProject(tx, found, 'post', {
    openDays: settings.projectOpenDays,
    decidedBy: actorLabel(actor),
    decidedAt: tx.now,
    reasons: [],
    note: '',
  })
  const { decidedAt: at, sentBack } = found
  if (at && sentBack)
    await putBackProposals(tx, opened, { at, shortlistedIds: sentBack.shortlistedIds ?? [] })
}
