import { sql, type SQL } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/**
 * Who of a team reads which of its conversations now, a row for each: what is said to the team, and about its proposals, its owner and managers, but nobody
 * whom a block keeps apart from who says it; in the room of a deal those who act in it. Whoever talks with the team has a place of their own.
 */
export const teamReaders = (which: SQL): SQL => sql`
  select talk.id as conversation_id, person.member_id, talk.last_number, talk.last_at
  from conversation as talk
  join team_member as person on person.team_id = talk.team_id and person.left_at is null
  where ${which} and person.member_id is distinct from talk.member_id and (
    (talk.kind in ('team', 'project') and person.role in ('owner', 'manager') and not exists (
      select 1 from member_block where (blocker_id = person.member_id and blocked_id = talk.member_id)
        or (blocker_id = talk.member_id and blocked_id = person.member_id)))
    or (talk.kind = 'deal' and (person.role in ('owner', 'manager') or exists (
      select 1 from deal_worker where deal_worker.deal_id = talk.deal_id and deal_worker.member_id = person.member_id))))`

/** Whether somebody reads a conversation for its team now. */
export async function isTeamReader(
  db: Db | DrizzleTransaction,
  conversationId: string,
  memberId: string,
): Promise<boolean> {
  const which = sql`talk.id = ${conversationId}::uuid and person.member_id = ${memberId}::uuid`
  const { rows } = await db.execute(teamReaders(which))
  return rows.length > 0
}
