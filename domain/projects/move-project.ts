import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { expectMove, type ProjectRow } from './lock-project.ts'
import { project } from './schema.server.ts'
import { type ProjectMove, projectMoves } from './states.ts'

type Change = Partial<typeof project.$inferInsert>

/** Moves a locked project along its table, and says so. */
export async function moveProject(
  tx: Transaction,
  from: ProjectRow,
  move: ProjectMove,
  change: Change = {},
): Promise<ProjectRow> {
  expectMove(from, move)
  return changeProject(tx, from.id, { ...change, state: projectMoves[move].to })
}

export async function changeProject(tx: Transaction, projectId: string, change: Change): Promise<ProjectRow> {
  const [after] = await tx.db
    .update(project)
    .set({ changedAt: tx.now, ...change })
    .where(eq(project.id, projectId))
    .returning()
  if (!after) throw new Error(`The project ${projectId} changed under a lock`)
  await tx.announce({ kind: 'project.changed', projectId })
  return after
}

/** The time in which nobody could propose or be chosen is none of a project's: it has as much of its own as before. */
export async function giveTimeBack(
  tx: Transaction,
  { id, openUntil, changedAt }: Pick<ProjectRow, 'id' | 'openUntil' | 'changedAt'>,
  stoodStillSince: Date | null,
): Promise<ProjectRow | undefined> {
  if (!openUntil || !stoodStillSince) return undefined
  const until = new Date(openUntil.getTime() + tx.now.getTime() - stoodStillSince.getTime())
  const after = await changeProject(tx, id, { openUntil: until, changedAt })
  await tx.announce({ kind: 'project.clock-set', runsAt: until.toISOString() })
  return after
}

/** Opens a project to proposals; one that was open before keeps its time, without that of the review. */
export async function openProject(
  tx: Transaction,
  from: ProjectRow,
  move: 'post' | 'approve',
  { openDays, ...change }: Change & { openDays: number },
): Promise<ProjectRow> {
  const reviewedMs = from.submittedAt ? tx.now.getTime() - from.submittedAt.getTime() : 0
  const openUntil = from.openUntil
    ? new Date(from.openUntil.getTime() + (move === 'approve' ? reviewedMs : 0))
    : new Date(tx.now.getTime() + openDays * DAY_MS)
  const after = await moveProject(tx, from, move, {
    ...change,
    openedAt: from.openedAt ?? tx.now,
    openUntil,
    endedAt: null,
    sentBack: null,
  })
  await tx.announce({ kind: 'project.clock-set', runsAt: openUntil.toISOString() })
  return after
}
