import { findSellerFaces, hasPro } from '#domain/accounts/index.ts'
import { listTeamsToSellFor } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'

/** The teams in whose name somebody may offer, and of which what is sold is sold on PRO's terms: those of the owner's plan. */
export async function loadTeamsToOfferFor(db: Db, memberId: string, now: Date) {
  const teams = await listTeamsToSellFor(db, memberId)
  const owners = await findSellerFaces(
    db,
    teams.map(({ ownerId }) => ownerId),
  )
  return teams.map(({ id, name, ownerId }) => ({ id, name, hasPro: hasPro(owners.get(ownerId), now) }))
}
