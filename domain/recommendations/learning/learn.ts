import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import {
  BASKET_MOST,
  interestWeights,
  NEIGHBOURS_MOST,
  PEOPLE_LEAST,
  PEOPLE_MOST,
  PRIOR_PEOPLE,
} from '../recommendation-rules.ts'
import { KEPT, ORDERED, signalsAbout, signalsOf, VIEWED } from './signals.ts'

/** What was seen is written in batches, a little later than it says: the last minutes are read again. */
const READ_AGAIN_MINUTES = 5
/** Services whose neighbours are counted in one statement: bounds the memory of the database. */
const AT_ONCE = 5_000

/**
 * One round: whoever looked at, kept or ordered something since the last, or had it forgotten, changes the neighbours of everything
 * in their basket. Those are counted anew from the facts, so that a round is harmless twice and nothing ever drifts. `everything`
 * counts all, also what has only grown old. Answers how many services were counted.
 */
export async function learn(tx: Transaction, { everything = false } = {}): Promise<number> {
  const { db } = tx
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.learning'))`)
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local work_mem = '64MB'`)
  if (everything) await db.execute(sql`delete from learning_mark`)
  const services = await gatherChanged(db)
  await gatherBaskets(db)
  await countPeople(tx)
  for (let from = 0; from < services; from += AT_ONCE) await countNeighbours(db, from)
  const now = sql`${tx.now.toISOString()}::timestamptz`
  if (everything) await db.execute(sql`delete from service_neighbours where learned_at < ${now}`)
  await db.execute(sql`
    insert into learning_mark (name, learned_until) values ('views', ${now})
    on conflict (name) do update set learned_until = excluded.learned_until`)
  await db.execute(sql`drop table learning_changed, learning_had, learning_basket`)
  return services
}

/** The services whose neighbours may be others now, numbered from nought. */
async function gatherChanged(db: DrizzleTransaction): Promise<number> {
  const mark = sql`coalesce((select learned_until - interval '1 minute' * ${READ_AGAIN_MINUTES}
    from learning_mark where name = 'views'), '-infinity')`
  await db.execute(sql`create temp table learning_changed (number int, service_id uuid) on commit drop`)
  await db.execute(sql`
    with told as (
      delete from taste_change returning member_id, service_id
    ), people as (
      select member_id from viewed_service where viewed_at > ${mark}
      union select member_id from told where member_id is not null
    ), things as (
      select service_id from told
      union select basket.service_id
      from people cross join lateral ${signalsOf(sql`people.member_id`, BASKET_MOST)} basket
    )
    insert into learning_changed select row_number() over () - 1, service_id from things`)
  await db.execute(sql`analyze learning_changed`)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from learning_changed`,
  )
  return rows[0]?.count ?? 0
}

/** Who was interested in these, and all that these people were interested in. */
async function gatherBaskets(db: DrizzleTransaction): Promise<void> {
  await db.execute(sql`
    create temp table learning_had on commit drop as
    select changed.number, one.member_id
    from learning_changed changed
    cross join lateral ${signalsAbout(sql`changed.service_id`, PEOPLE_MOST)} one
    where not exists (
      select from learning_choice choice where choice.member_id = one.member_id and not choice.from_others)
    group by changed.number, one.member_id`)
  await db.execute(sql`
    create temp table learning_basket on commit drop as
    select people.member_id, one.service_id, bit_or(one.kind) as kinds
    from (select distinct member_id from learning_had) people
    cross join lateral ${signalsOf(sql`people.member_id`, BASKET_MOST)} one
    group by people.member_id, one.service_id`)
  await db.execute(sql`analyze learning_had`)
  await db.execute(sql`analyze learning_basket`)
}

/** How many people each of these has: what everybody looks at says little about anybody. */
async function countPeople({ db, now }: Transaction): Promise<void> {
  await db.execute(sql`
    delete from service_neighbours using learning_changed changed
    where service_neighbours.service_id = changed.service_id`)
  await db.execute(sql`
    insert into service_neighbours (service_id, people, other_ids, scores, viewed, kept, ordered, learned_at)
    select changed.service_id, counted.people, '{}', '{}', '{}', '{}', '{}', ${now.toISOString()}::timestamptz
    from learning_changed changed cross join lateral (
      select greatest(
        (select count(*) from viewed_service viewed where viewed.service_id = changed.service_id),
        (select count(*) from favourite kept where kept.kind = 'service' and kept.subject_id = changed.service_id),
        (select count(*) from deal ordered where ordered.service_id = changed.service_id))::int as people) counted
    where counted.people > 0`)
}

/** The neighbours of the next few. */
async function countNeighbours(db: DrizzleTransaction, from: number): Promise<void> {
  const weight = sql`case when (basket.kinds & ${ORDERED}::int) > 0 then ${interestWeights.ordered}::int
    when (basket.kinds & ${KEPT}::int) > 0 then ${interestWeights.kept}::int else ${interestWeights.viewed}::int end`
  const how = (kind: number) => sql`(count(*) filter (where (basket.kinds & ${kind}::int) > 0))::int`
  await db.execute(sql`
    with pairs as (
      select had.number, basket.service_id as other_id, sum(${weight}) as strength,
        ${how(VIEWED)} as viewed, ${how(KEPT)} as kept, ${how(ORDERED)} as ordered
      from learning_had had join learning_basket basket using (member_id)
      where had.number >= ${from}::int and had.number < ${from + AT_ONCE}::int
      group by had.number, basket.service_id having count(*) >= ${PEOPLE_LEAST}
    ), scored as (
      select changed.service_id, pairs.other_id, pairs.viewed, pairs.kept, pairs.ordered,
        strength / sqrt((own.people + ${PRIOR_PEOPLE}::float) * (other.people + ${PRIOR_PEOPLE}::float)) as score
      from pairs
      join learning_changed changed using (number)
      join service_neighbours own on own.service_id = changed.service_id
      join service_neighbours other on other.service_id = pairs.other_id
      where pairs.other_id <> changed.service_id
    ), placed as (
      select scored.*, row_number() over (partition by service_id order by score desc, other_id) as place from scored
    ), gathered as (
      select service_id, array_agg(other_id order by place) as other_ids, array_agg(score::real order by place) as scores,
        array_agg(viewed order by place) as viewed, array_agg(kept order by place) as kept,
        array_agg(ordered order by place) as ordered
      from placed where place <= ${NEIGHBOURS_MOST} group by service_id
    )
    update service_neighbours known set other_ids = gathered.other_ids, scores = gathered.scores,
      viewed = gathered.viewed, kept = gathered.kept, ordered = gathered.ordered
    from gathered where known.service_id = gathered.service_id`)
}
