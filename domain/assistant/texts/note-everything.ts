import { sql } from 'drizzle-orm'
import { idRange } from '#platform/db/id-ranges.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { Meaning } from '#platform/meaning/meaning.ts'

/** So many pieces, each in a transaction of its own: none holds anybody up. */
const PARTS = 64

/** Notes what has never been read, was read by another model, or is gone; and every category. */
export async function noteEverything(
  transaction: RunInTransaction,
  { model, isOff }: Meaning,
): Promise<void> {
  for (let part = 1; part <= PARTS; part++) {
    const { from, to } = idRange(part, PARTS)
    const inRange = (column: string) =>
      sql`${sql.raw(column)} >= ${from}::uuid and (${to ?? null}::uuid is null or ${sql.raw(column)} < ${to ?? null}::uuid)`
    await transaction(async ({ db }) => {
      const isAnother = isOff ? sql`reading.subject_id is null` : sql`reading.model is distinct from ${model}`
      await db.execute(sql`
        insert into text_waiting (kind, subject_id)
        select 'service', service.id from service
        left join text_reading reading on reading.kind = 'service' and reading.subject_id = service.id
        where ${inRange('service.id')} and service.state = 'published' and not service.is_seller_hidden and ${isAnother}
        union all
        select 'project', project.id from project
        left join text_reading reading on reading.kind = 'project' and reading.subject_id = project.id
        where ${inRange('project.id')} and project.state = 'open' and not project.is_owner_hidden and ${isAnother}
        union all
        select reading.kind, reading.subject_id from text_reading reading
        where ${inRange('reading.subject_id')} and not exists (
          select from service where service.id = reading.subject_id and service.state = 'published' and not service.is_seller_hidden
          union all
          select from project where project.id = reading.subject_id and project.state = 'open' and not project.is_owner_hidden)`)
    })
  }
  await transaction(({ db }) =>
    db.execute(sql`
      insert into text_waiting (kind, subject_id)
      select 'category', category.id from category
      where not exists (select from category below where below.parent_id = category.id)`),
  )
}
