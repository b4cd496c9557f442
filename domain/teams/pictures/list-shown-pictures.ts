import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** Every picture of these members that is a portrait or a cover of a team, also of one that they have left. */
export async function listShownPictures({ db }: Transaction, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select picture.id from picture
    where picture.owner_id = any(${sql.param([...ownerIds])}::uuid[])
      and (exists (select 1 from team where team.portrait_id = picture.id)
        or exists (select 1 from team where team.cover_id = picture.id))`)
  return rows.map(({ id }) => id)
}
