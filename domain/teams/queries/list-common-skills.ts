import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

const LOOKED_AT = 5_000
const MOST = 40

/** The skills that teams have, the commonest first: what the directory can be narrowed to. */
export async function listCommonSkills(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ skill: string }>(sql`
    select min(skill) as skill from (
      select unnest(skills) as skill from (
        select skills from team where state = 'active' and people >= 2 order by started_at desc nulls last, id limit ${LOOKED_AT}) as newest
    ) as said group by lower(skill) order by count(*) desc, lower(skill) limit ${MOST}`)
  return rows.map(({ skill }) => skill)
}
