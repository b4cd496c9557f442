import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { openCounting } from './count-neighbours.ts'
import { countPeople } from './count-people.ts'
import { type Interests, openInterests } from './interests.ts'
import { inBatches, readBaskets, readPeople } from './read-signals.ts'
import { writeNeighbours } from './write-neighbours.ts'

/** What was seen is written in batches, a little later than it says: the last minutes are read again. */
const READ_AGAIN_MINUTES = 5

/**
 * One round: whoever looked at, kept or ordered something since the last, or had it forgotten, changes the neighbours of everything
 * in their basket. Those are counted anew from the facts, so that a round is harmless twice and nothing ever drifts. `everything`
 * counts all, also what has only grown old. The facts are read by key and counted here in memory: as one statement a round of a million views took
 * the database more than a minute. Answers how many services were counted.
 */
export async function learn(tx: Transaction, { everything = false } = {}): Promise<number> {
  const { db } = tx
  // Before it waits for the round before it, which may take minutes.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.learning'))`)
  if (everything) await db.execute(sql`delete from learning_mark`)
  const interests = openInterests()
  const changed = await readChanged(db, interests)
  const interested = await readPeople(db, interests, changed)
  await readBaskets(
    db,
    interests,
    interests.people.ids().map((_, person) => person),
  )
  const peopleOf = await countPeople(db, interests, changed)
  const neighboursOf = openCounting(interests, peopleOf)
  for (const batch of inBatches(changed)) {
    const counted = batch.flatMap((service) => {
      const people = peopleOf.get(service)
      return people
        ? { service, people, neighbours: neighboursOf(service, interested.get(service) ?? []) }
        : []
    })
    await writeNeighbours(tx, interests, batch, counted)
  }
  const now = sql`${tx.now.toISOString()}::timestamptz`
  if (everything) await db.execute(sql`delete from service_neighbours where learned_at < ${now}`)
  await db.execute(sql`
    insert into learning_mark (name, learned_until) values ('views', ${now})
    on conflict (name) do update set learned_until = excluded.learned_until`)
  return changed.length
}

/** The services whose neighbours may be others now. */
async function readChanged(db: DrizzleTransaction, interests: Interests): Promise<number[]> {
  const { people, services } = interests
  const { rows: told } = await db.execute<{ person: string | null; service: string }>(sql`
    delete from taste_change
    returning encode(uuid_send(member_id), 'hex') as person, encode(uuid_send(service_id), 'hex') as service`)
  const { rows: looked } = await db.execute<{ person: string }>(sql`
    select encode(uuid_send(member_id), 'hex') as person from (
      select distinct member_id from viewed_service
      where viewed_at > coalesce((select learned_until - interval '1 minute' * ${READ_AGAIN_MINUTES}
        from learning_mark where name = 'views'), '-infinity')) looked`)
  for (const { service } of told) services.of(service)
  for (const { person } of [...told, ...looked]) if (person) people.of(person)
  // Whatever stands in their baskets is numbered while these are read.
  await readBaskets(
    db,
    interests,
    people.ids().map((_, person) => person),
  )
  return services.ids().map((_, service) => service)
}
