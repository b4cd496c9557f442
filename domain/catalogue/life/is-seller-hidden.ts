import { findPerson } from '#domain/accounts/index.ts'
import { findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ServiceRow } from './lock-service.ts'

/** Whoever sells can't take new work now, so that what they offer is hidden: a member by themselves, a team also with its owner. */
export async function isSellerHidden(
  { db }: Transaction,
  { sellerId, teamId }: Pick<ServiceRow, 'sellerId' | 'teamId'>,
): Promise<boolean> {
  const team = teamId ? await findTeam(db, teamId) : undefined
  if (team && team.state !== 'active') return true
  const seller = await findPerson(db, team?.ownerId ?? sellerId)
  return seller?.state !== 'active'
}
