import { and, eq, ne } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { service } from '../schema.server.ts'
import { announceChange } from './announce-change.ts'
import { moveService } from './move-service.ts'

/** What a team offers is hidden while it, or its owner, can't take new work, and comes back with them; with the team it ends. */
export async function followTeam(tx: Transaction, teamId: string): Promise<void> {
  const team = await findTeam(tx.db, teamId)
  if (!team) return
  const owner = await findPerson(tx.db, team.ownerId)
  const isHidden = team.state !== 'active' || owner?.state !== 'active'
  const offered = await tx.db
    .select()
    .from(service)
    .where(and(eq(service.teamId, teamId), ne(service.state, 'archived')))
    .orderBy(service.id)
    .for('update')
  for (const before of offered) {
    if (team.state === 'dissolved') await moveService(tx, before, 'archive', { archivedAt: tx.now })
    else if (before.isSellerHidden !== isHidden) {
      await tx.db.update(service).set({ isSellerHidden: isHidden }).where(eq(service.id, before.id))
      await announceChange(tx, before, { ...before, isSellerHidden: isHidden })
    }
  }
}
