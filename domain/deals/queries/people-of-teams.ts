import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** What deals ask of the people of teams within questions of their own. Only read here. */

/** Who acts for a team in a deal now: its owner, its managers, and its members who work on it. */
export async function listActing(
  db: Db | DrizzleTransaction,
  { dealId, teamId }: { dealId: string; teamId: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select member_id as id from team_member as person
    where team_id = ${teamId}::uuid and left_at is null and (role in ('owner', 'manager') or exists (
      select 1 from deal_worker where deal_id = ${dealId}::uuid and deal_worker.member_id = person.member_id))
    order by joined_at, id`)
  return rows.map(({ id }) => id)
}

/** Who owns each of these teams now. */
export async function findOwners(
  db: Db | DrizzleTransaction,
  teamIds: readonly string[],
): Promise<Map<string, string>> {
  if (teamIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; ownerId: string }>(
    sql`select id, owner_id as "ownerId" from team where ${inArray(sql`id`, [...new Set(teamIds)])}`,
  )
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

/** Everyone who is in a team now. */
export async function listInTeam(db: Db | DrizzleTransaction, teamId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select member_id as id from team_member where team_id = ${teamId}::uuid and left_at is null order by joined_at, id`,
  )
  return rows.map(({ id }) => id)
}

/** The deals of teams in which somebody acts now, within a question about many deals; found by the indexes of teams and workers. */
export const dealsOfTeamsOf = (memberId: string): SQL => sql`(
  select of_team.id from team_member as person join deal as of_team on of_team.team_id = person.team_id
  where person.member_id = ${memberId}::uuid and person.left_at is null and (person.role in ('owner', 'manager') or exists (
    select 1 from deal_worker where deal_worker.deal_id = of_team.id and deal_worker.member_id = ${memberId}::uuid)))`

/** The same with what somebody sells in their own name: by indexes, however many deals there are. */
export const dealsSoldBy = (memberId: string): SQL => sql`(
  select own.id from deal as own where own.seller_id = ${memberId}::uuid and own.team_id is null
  union all select of_teams.id from ${dealsOfTeamsOf(memberId)} as of_teams)`

export async function isInTeam(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from team_member where member_id = ${memberId}::uuid and left_at is null limit 1`,
  )
  return rows.length > 0
}
