import { inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { service } from './schema.server.ts'

/**
 * Every picture that any version of these sellers' services shows, also one that was replaced or sent back; and of the services of teams
 * that they are or were in, where each may have hung some.
 */
export async function listShownPictures(tx: Transaction, sellerIds: readonly string[]): Promise<string[]> {
  if (sellerIds.length === 0) return []
  return listHung(tx, or(inArray(service.sellerId, [...sellerIds]), isOfTeamsOf(sellerIds)))
}

/** Of them those of teams: they stay when one of its people goes. */
export async function listPicturesOfTeams(tx: Transaction, memberId: string): Promise<string[]> {
  return listHung(tx, isOfTeamsOf([memberId]))
}

const isOfTeamsOf = (memberIds: readonly string[]): SQL =>
  sql`${service.teamId} in (select team_id from team_member where member_id = any(${sql.param([...memberIds])}::uuid[]))`

async function listHung(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select distinct hung->>'pictureId' as id
    from ${service}
    join service_version on service_version.service_id = ${service.id}
    cross join lateral jsonb_array_elements(service_version.content->'gallery') as hung
    where ${which}`)
  return rows.map(({ id }) => id)
}
