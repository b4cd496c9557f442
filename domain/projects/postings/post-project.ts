import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { expectMove, type ProjectContext, lockOwnProject, type ProjectRow } from '../lock-project.ts'
import { moveProject, openProject } from '../move-project.ts'
import { problemsOf } from '../project-rules.ts'
import { takeRoomForProject } from '../proposals/quota.ts'
import { project } from '../schema.server.ts'
import { isUnposted } from '../states.ts'

export type Posted = { outcome: 'open' | 'in-review' }

/** Shows a project to sellers: at once, or after a look for someone who is new here. */
export async function postProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
  context: ProjectContext,
): Promise<Posted> {
  authorise(actor, 'project.post')
  const own = await lockOwnProject(tx, actor, projectId)
  if (!isUnposted(own.state)) throw new Conflict('This project is posted already')
  expectMove(own, 'post')
  checkWhole(tx, own, context)
  await takeRoomForProject(tx, actor.id, context.settings)
  return showOrSubmit(tx, own, context)
}

/** Someone who is known is trusted; whoever is new here waits for a moderator. */
export async function showOrSubmit(
  tx: Transaction,
  own: ProjectRow,
  { settings }: Pick<ProjectContext, 'settings'>,
): Promise<Posted> {
  if (await isKnown(tx, own.ownerId)) {
    await openProject(tx, own, 'post', { openDays: settings.projectOpenDays, reasons: [], note: '' })
    return { outcome: 'open' }
  }
  await moveProject(tx, own, 'submit', { submittedAt: tx.now, decidedBy: null, decidedAt: null })
  return { outcome: 'in-review' }
}

export function checkWhole(tx: Transaction, own: ProjectRow, context: ProjectContext): void {
  const problems = findMissing(tx, own, context)
  if (Object.keys(problems).length > 0) throw new Invalid('Something is still missing', problems)
}

const findMissing = (tx: Transaction, own: ProjectRow, { settings }: Pick<ProjectContext, 'settings'>) =>
  problemsOf(own, settings, tx.now.toISOString().slice(0, 10))

/** Nothing of it is missing, so that it could be posted. */
export const isWhole = (...asked: Parameters<typeof findMissing>): boolean =>
  Object.keys(findMissing(...asked)).length === 0

/** A moderator approved a project of theirs before, or they have hired somebody here. */
export async function isKnown(tx: Transaction, ownerId: string): Promise<boolean> {
  const known = await tx.db.$count(
    project,
    and(
      eq(project.ownerId, ownerId),
      or(
        and(
          isNotNull(project.decidedBy),
          isNull(project.takenDownAt),
          inArray(project.state, ['open', 'awarded', 'done', 'closed', 'expired']),
        ),
        eq(project.isHired, true),
      ),
    ),
  )
  return known > 0
}
