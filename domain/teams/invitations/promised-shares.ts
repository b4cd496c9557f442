import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { teamInvitation } from '../schema.server.ts'
import { partOf } from '../shares/share-rules.ts'
import { findDivisionInForce, type Team } from '../team-queries.ts'

/** Whoever was asked may still come. */
export const isOpen = (teamId: string, now: Date) =>
  and(eq(teamInvitation.teamId, teamId), eq(teamInvitation.state, 'open'), gt(teamInvitation.expiresAt, now))

/** What of the owner's share is not promised to somebody who may still come, in hundredths of a percent. */
export async function findUnpromised(tx: Transaction, team: Team): Promise<number> {
  const { shares } = await findDivisionInForce(tx.db, team.id)
  const [promised] = await tx.db
    .select({ points: sql<number>`coalesce(sum(${teamInvitation.basisPoints}), 0)::int` })
    .from(teamInvitation)
    .where(isOpen(team.id, tx.now))
  return Math.max(partOf(shares, team.ownerId) - (promised?.points ?? 0), 0)
}
