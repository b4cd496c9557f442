import { findBanned } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findOwners } from '../queries/people-of-teams.ts'
import { parties, type Party } from '../states.ts'

type Sides = { buyerId: string | null; sellerId: string | null; teamId: string | null }

/**
 * Who stands for each side where somebody is banned. For a team it is whoever owns it now: the one who sold the work may have handed
 * the team over since.
 */
export async function findAnswering<Of extends Sides>(
  db: Db | DrizzleTransaction,
  deals: readonly Of[],
): Promise<(Record<Party, string | null> & { of: Of })[]> {
  const owners = await findOwners(
    db,
    deals.flatMap(({ teamId }) => teamId ?? []),
  )
  return deals.map((of) => ({
    of,
    buyer: of.buyerId,
    seller: (of.teamId && owners.get(of.teamId)) ?? of.sellerId,
  }))
}

/** Which sides of each of these deals are banned at this moment. */
export async function findBannedSides<Of extends Sides>(
  db: Db | DrizzleTransaction,
  deals: readonly Of[],
): Promise<Map<Of, Party[]>> {
  const answering = await findAnswering(db, deals)
  const banned = await findBanned(
    db,
    answering.flatMap(({ buyer, seller }) => [buyer, seller]),
  )
  return new Map(answering.map(({ of, ...sides }) => [of, bannedSidesOf(sides, banned)]))
}

/** The same where it is known already who is. */
export function bannedSidesOf(answering: Record<Party, string | null>, banned: ReadonlySet<string>): Party[] {
  return parties.filter((party) => banned.has(answering[party] ?? ''))
}
