import type pg from 'pg'

const TASTES = 2_000
export const PLANTED_MEMBERS = 50_000
/** Some are met twice, and counted once. */
const LOOKS_EACH = 23
const KEEPERS = 20_000
const HELD_BACK = 300

export type HeldBack = { memberId: string; serviceId: string }

/**
 * Every service belongs to one of two thousand tastes and every member to two of them: four looks of five go there, the fifth to what
 * everybody looks at. Of some members one favourite is held back, to be guessed.
 */
export async function plantTastes(client: pg.ClientBase): Promise<{ views: number; held: HeldBack[] }> {
  await client.query('select setseed(0.42)')
  await client.query(`
    create temp table planted as
    select (row_number() over (order by md5(id::text)) - 1)::int as number, id from service where state = 'published'`)
  await client.query('create unique index on planted (number)')
  await client.query('analyze planted')
  const tasteOf = `case when random() < 0.5 then member % ${TASTES} else (member * 7 + 3) % ${TASTES} end`
  const ofTaste = `${tasteOf} + ${TASTES} * floor(random() * (select count(*) / ${TASTES} from planted))::int`
  const ofAll = `floor((select count(*) from planted) * random() ^ 4)::int`
  const { rowCount: views } = await client.query(`
    insert into viewed_service (member_id, service_id, viewed_at)
    select md5('planted ' || member)::uuid, planted.id, now() - interval '30 days' * random()
    from (
      select member, case when random() < 0.8 then ${ofTaste} else ${ofAll} end as number
      from generate_series(0, ${PLANTED_MEMBERS - 1}) member, generate_series(1, ${LOOKS_EACH}) look
    ) looks join planted using (number)
    on conflict do nothing`)
  await client.query(`
    insert into favourite_list (id, member_id, title, created_at)
    select md5('list ' || member)::uuid, md5('planted ' || member)::uuid, 'Favourites', now()
    from generate_series(0, ${KEEPERS - 1}) member`)
  await client.query(`
    insert into favourite (list_id, kind, subject_id, member_id, added_at)
    select md5('list ' || member)::uuid, 'service', planted.id, md5('planted ' || member)::uuid, now() - interval '20 days' * random()
    from (
      select member, ${ofTaste} as number from generate_series(0, ${KEEPERS - 1}) member, generate_series(1, 2) twice
    ) kept join planted using (number)
    on conflict do nothing`)
  const { rows: held } = await client.query<HeldBack>(`
    select distinct on (member_id) member_id as "memberId", subject_id as "serviceId"
    from favourite where list_id in (select md5('list ' || member)::uuid from generate_series(0, ${HELD_BACK - 1}) member)
    order by member_id, subject_id`)
  for (const table of ['favourite', 'viewed_service'])
    await client.query(
      `delete from ${table} using unnest($1::uuid[], $2::uuid[]) as held(member_id, service_id)
       where ${table}.member_id = held.member_id
         and ${table === 'favourite' ? 'subject_id' : table + '.service_id'} = held.service_id`,
      [held.map(({ memberId }) => memberId), held.map(({ serviceId }) => serviceId)],
    )
  await client.query('analyze viewed_service, favourite')
  return { views: views ?? 0, held }
}
