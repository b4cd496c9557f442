import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Neighbour } from './count-neighbours.ts'
import type { Interests } from './interests.ts'

/** What was counted of one service. */
export type Counted = { service: number; people: number; neighbours: readonly Neighbour[] }

/** In the place of what was known of these services before. */
export async function writeNeighbours(
  { db, now }: Transaction,
  { services }: Interests,
  batch: readonly number[],
  counted: readonly Counted[],
): Promise<void> {
  await db.execute(
    sql`delete from service_neighbours where service_id = any(${sql.param(batch.map(services.id))}::uuid[])`,
  )
  const each = <One>(of: (neighbour: Neighbour) => One) =>
    sql.param(counted.map(({ neighbours }) => `{${neighbours.map(of).join(',')}}`))
  // As arrays written out: as JSON the database would take longer to read them than the process to count.
  await db.execute(sql`
    insert into service_neighbours (service_id, people, other_ids, scores, viewed, kept, ordered, learned_at)
    select service_id, people, other_ids::uuid[], scores::real[], viewed::int[], kept::int[], ordered::int[],
      ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(counted.map(({ service }) => services.id(service)))}::uuid[],
      ${sql.param(counted.map(({ people }) => people))}::int[],
      ${each(({ service }) => services.id(service))}::text[],
      ${each(({ score }) => score)}::text[],
      ${each(({ viewed }) => viewed)}::text[],
      ${each(({ kept }) => kept)}::text[],
      ${each(({ ordered }) => ordered)}::text[]
    ) as counted(service_id, people, other_ids, scores, viewed, kept, ordered)`)
}
