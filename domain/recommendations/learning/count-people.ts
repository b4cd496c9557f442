import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Interests } from './interests.ts'
import { inBatches } from './read-signals.ts'

type Counted = { id: string; people: number }

/**
 * How many people each service has: of those in this round counted anew, of the others as it was counted last. What nobody was ever
 * interested in is left out.
 */
export async function countPeople(
  db: DrizzleTransaction,
  { services }: Interests,
  changed: readonly number[],
): Promise<Map<number, number>> {
  const peopleOf = new Map<number, number>()
  const isChanged = new Set(changed)
  const others = services.ids().flatMap((_, service) => (isChanged.has(service) ? [] : service))
  for (const batch of inBatches(others)) {
    const { rows } = await db.execute<Counted>(sql`
      select encode(uuid_send(service_id), 'hex') as id, people from service_neighbours
      where service_id = any(${sql.param(batch.map(services.id))}::uuid[])`)
    for (const { id, people } of rows) peopleOf.set(services.of(id), people)
  }
  for (const batch of inBatches(changed)) {
    const { rows } = await db.execute<Counted>(sql`
      select encode(uuid_send(changed.service_id), 'hex') as id, greatest(
        (select count(*) from viewed_service viewed where viewed.service_id = changed.service_id),
        (select count(*) from favourite kept where kept.kind = 'service' and kept.subject_id = changed.service_id),
        (select count(*) from deal ordered where ordered.service_id = changed.service_id))::int as people
      from unnest(${sql.param(batch.map(services.id))}::uuid[]) as changed(service_id)`)
    for (const { id, people } of rows) if (people > 0) peopleOf.set(services.of(id), people)
  }
  return peopleOf
}
