import { sql } from 'drizzle-orm'
import { findBanned } from '#domain/accounts/index.ts'
import { findDivisionInForce, findRole, findTeam, type Division, type Share } from '#domain/teams/index.ts'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { dealShare } from '../schema.server.ts'

/** The people of a team that takes new work: its owner, who is the seller, and who gets what of a deal that is accepted now. */
export type SellingTeam = { ownerId: string; division: Division }

/**
 * The team as it sells at this moment; until the transaction ends neither its people nor its shares change. The owner is in the
 * division even where they have no share, since the cents left over are theirs.
 */
export async function lockSellingTeam(tx: Transaction, teamId: string): Promise<SellingTeam> {
  await tx.db.execute(sql`select 1 from team where id = ${teamId}::uuid for share`)
  const team = await findTeam(tx.db, teamId)
  if (team?.state !== 'active' || (await findBanned(tx.db, [team.ownerId])).size > 0)
    throw new Conflict(`${team?.name ?? 'This team'} can’t take new work now`)
  const { ownerId } = team
  const { number, shares } = await findDivisionInForce(tx.db, teamId)
  const isIn = shares.some(({ memberId }) => memberId === ownerId)
  return {
    ownerId,
    division: { number, shares: isIn ? shares : [...shares, { memberId: ownerId, basisPoints: 0 }] },
  }
}

/** Whoever is in a team is no buyer of it, also where they came into it after the deal was proposed to them. */
export async function expectNotOwnTeam(
  tx: Transaction,
  teamId: string | null,
  buyerId: string | null,
): Promise<void> {
  if (teamId && buyerId && (await findRole(tx.db, teamId, buyerId)))
    throw new Conflict('Nobody buys from their own team')
}

/** A deal keeps the shares of the day on which it is accepted, whatever the team decides later. */
export function keepShares(tx: Transaction, dealId: string, shares: readonly Share[]): void {
  writeSoon(tx.db, { query: tx.db.insert(dealShare).values(shares.map((share) => ({ dealId, ...share }))) })
}
