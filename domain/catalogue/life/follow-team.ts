import { eq } from 'drizzle-orm'
import { findTeam, listTeamPeople } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { service } from '../schema.server.ts'
import { announceChange } from './announce-change.ts'
import { isSellerHidden } from './is-seller-hidden.ts'
import { moveService } from './move-service.ts'

/**
 * What a team offers is hidden while it, or its owner, can't take new work, and comes back with them; with the team it ends. What was
 * looked after by somebody who is no more its owner or manager falls to its owner.
 */
export async function followTeam(tx: Transaction, teamId: string): Promise<void> {
  const team = await findTeam(tx.db, teamId)
  if (!team) return
  const isHidden = await isSellerHidden(tx, { sellerId: team.ownerId, teamId })
  const people = await listTeamPeople(tx.db, teamId)
  const keepers = new Set(people.filter(({ role }) => role !== 'member').map(({ memberId }) => memberId))
  const offered = await tx.db
    .select()
    .from(service)
    .where(eq(service.teamId, teamId))
    .orderBy(service.id)
    .for('update')
  for (const before of offered) {
    const sellerId = keepers.has(before.sellerId) ? before.sellerId : team.ownerId
    const isArchived = before.state === 'archived'
    if (team.state === 'dissolved' && !isArchived)
      await moveService(tx, before, 'archive', { archivedAt: tx.now, sellerId })
    else if (before.sellerId !== sellerId || (!isArchived && before.isSellerHidden !== isHidden)) {
      const followed = { sellerId, isSellerHidden: isArchived ? before.isSellerHidden : isHidden }
      await tx.db.update(service).set(followed).where(eq(service.id, before.id))
      await announceChange(tx, before, { ...before, ...followed })
    }
  }
}
