import type { MemberActor } from '#domain/actor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type ProjectContext, lockOwnProject } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'

/** Once, by as long as a project stays open. */
export async function extendProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
  { settings }: ProjectContext,
): Promise<void> {
  authorise(actor, 'project.post')
  const own = await lockOwnProject(tx, actor, projectId)
  if (own.isExtended) throw new Conflict('This project was extended already: that is done once')
  const from = own.openUntil ?? tx.now
  const openUntil = new Date(from.getTime() + settings.projectOpenDays * DAY_MS)
  await moveProject(tx, own, 'extend', { openUntil, isExtended: true })
  await tx.announce({ kind: 'project.clock-set', runsAt: openUntil.toISOString() })
}
