import { type SQL, sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import { BASKET_MOST, PEOPLE_MOST } from '../recommendation-rules.ts'
import type { Interests } from './interests.ts'
import { signalsAbout, signalsOf } from './signals.ts'

/** So many are asked for in one statement: bounds what either side holds of it. */
const AT_ONCE = 1_000
const ID_BYTES = 16

/** Some of many at a time. */
export function* inBatches<One>(all: readonly One[]): Generator<One[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}

const asked = (ids: readonly string[], name: SQL) =>
  sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as asked(${name}, place)`

/** Rows that hold many ids each as bytes: a row for each would cost more than all of the counting. */
type Packed = { place: string; packed: Buffer }

/** What these people were interested in. */
export async function readBaskets(
  db: DrizzleTransaction,
  { people, services, baskets }: Interests,
  wanted: readonly number[],
): Promise<void> {
  for (const batch of inBatches(wanted.filter((person) => !baskets.has(person)))) {
    const { rows } = await db.execute<Packed>(sql`
      select asked.place, string_agg(uuid_send(basket.service_id) || set_byte('\\x00', 0, basket.kind), '') as packed
      from ${asked(batch.map(people.id), sql`member_id`)}
      cross join lateral ${signalsOf(sql`asked.member_id`, BASKET_MOST)} basket
      group by asked.place`)
    for (const { place, packed } of rows) {
      const basket = new Map<number, number>()
      for (let at = 0; at < packed.length; at += ID_BYTES + 1) {
        const service = services.of(packed.toString('hex', at, at + ID_BYTES))
        basket.set(service, (basket.get(service) ?? 0) | (packed[at + ID_BYTES] ?? 0))
      }
      baskets.put(batch[Number(place) - 1] ?? 0, basket)
    }
  }
}

/** The latest people who were interested in each of these services; who is not counted for others is left out. */
export async function readPeople(
  db: DrizzleTransaction,
  { people, services }: Interests,
  wanted: readonly number[],
): Promise<Map<number, Uint32Array>> {
  const found = new Map<number, Uint32Array>()
  for (const batch of inBatches(wanted)) {
    const { rows } = await db.execute<Packed>(sql`
      select asked.place, string_agg(uuid_send(one.member_id), '') as packed
      from ${asked(batch.map(services.id), sql`service_id`)}
      cross join lateral ${signalsAbout(sql`asked.service_id`, PEOPLE_MOST)} one
      where not exists (
        select from learning_choice choice where choice.member_id = one.member_id and not choice.from_others)
      group by asked.place`)
    for (const { place, packed } of rows) {
      const interested = new Set<number>()
      for (let at = 0; at < packed.length; at += ID_BYTES)
        interested.add(people.of(packed.toString('hex', at, at + ID_BYTES)))
      found.set(batch[Number(place) - 1] ?? 0, Uint32Array.from(interested))
    }
  }
  return found
}
