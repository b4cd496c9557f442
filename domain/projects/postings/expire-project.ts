import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockProject } from '../lock-project.ts'
import { moveProject } from '../move-project.ts'
import { releaseProposals } from '../proposals/release-proposals.ts'
import { project } from '../schema.server.ts'

/** Open projects whose time has come, oldest first. For one that was taken down it stands still. */
export async function listOverdueProjects(db: Db, now: Date, most: number): Promise<string[]> {
  const due = await db
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.state, 'open'), lte(project.openUntil, now), isNull(project.takenDownAt)))
    .orderBy(asc(project.openUntil))
    .limit(most)
  return due.map(({ id }) => id)
}

/** Ends a project whose time is over, if it still is when its turn comes: harmless twice. */
export async function expireProject(
  tx: Transaction,
  actor: Actor,
  { projectId }: { projectId: string },
): Promise<void> {
  authorise(actor, 'project.run-clock')
  const found = await lockProject(tx, projectId)
  if (found.state !== 'open' || found.takenDownAt || !found.openUntil || found.openUntil > tx.now) return
  const after = await moveProject(tx, found, 'expire', { endedAt: tx.now })
  await releaseProposals(tx, after, 'The time of the project ran out and nobody was chosen.')
  await tx.announce({ kind: 'project.expired', projectId, title: found.title, ownerId: found.ownerId })
}
