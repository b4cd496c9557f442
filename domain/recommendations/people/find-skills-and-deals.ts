import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

export type SkillsAndDeals = { skills: string[]; deals: number }

/** What these people say they can, and how many deals a buyer completed with each; no buyer, no deals. */
export async function findSkillsAndDeals(
  db: Db,
  ids: readonly string[],
  buyerId: string | undefined,
): Promise<Map<string, SkillsAndDeals>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<SkillsAndDeals & { id: string }>(sql`
    select member.id, member.skills, (
      select count(*)::int from deal
      where deal.seller_id = member.id and deal.buyer_id = ${buyerId ?? null}::uuid and deal.state = 'completed') as deals
    from member where member.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
