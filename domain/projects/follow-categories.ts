import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { project } from './schema.server.ts'

/** Categories became one: what was asked for in them is asked for there. */
export async function followMerge(
  tx: Transaction,
  fromIds: readonly string[],
  intoId: string,
): Promise<void> {
  if (fromIds.length === 0) return
  const moved = await tx.db
    .update(project)
    .set({ categoryId: intoId })
    .where(inArray(project.categoryId, [...fromIds]))
    .returning({ id: project.id })
  for (const { id } of moved) await tx.announce({ kind: 'project.changed', projectId: id })
}
