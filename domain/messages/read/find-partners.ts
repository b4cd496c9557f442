import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** With whom somebody talks: a member, or a team where no member is said. A team beside a member is their own, which the member talks with. */
export type Partner = { memberId: string | null; teamId: string | null }

export const nobody: Partner = { memberId: null, teamId: null }

type Row = { id: string; team_id: string | null; member_id: string | null }

/** With whom each of these conversations is, for one of those who read it. */
export async function findPartners(
  db: Db,
  conversationIds: readonly string[],
  viewerId: string,
): Promise<Map<string, Partner>> {
  if (conversationIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select talk.id, talk.team_id,
      case when talk.team_id is null then other.member_id else nullif(talk.member_id, ${viewerId}::uuid) end as member_id
    from conversation as talk
    left join conversation_member as other on talk.team_id is null
      and other.conversation_id = talk.id and other.member_id <> ${viewerId}::uuid
    where talk.id = any(${sql.param([...conversationIds])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, { memberId: row.member_id, teamId: row.team_id }]))
}
