import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { project } from './schema.server.ts'

/** Projects are hidden while their owner is banned or leaving, and come back with them; but for those that moderators took down. */
export async function followOwner(tx: Transaction, ownerId: string, isHidden: boolean): Promise<void> {
  const changed = await tx.db
    .update(project)
    .set({ isOwnerHidden: isHidden })
    .where(
      and(eq(project.ownerId, ownerId), ne(project.isOwnerHidden, isHidden), isNull(project.takenDownAt)),
    )
    .returning({ id: project.id })
  for (const { id } of changed) await tx.announce({ kind: 'project.changed', projectId: id })
}
