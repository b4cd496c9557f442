import type pg from 'pg'

/** Where nobody has done anything yet, every plan is short: what people keep, look at and hand in stands beside the services. */
const FILLS: Readonly<Record<string, string>> = {
  favourite_list: `insert into favourite_list (member_id, title, created_at)
    select id, 'Favourites', now() from member tablesample system (20) repeatable (1)`,
  favourite: `insert into favourite (list_id, kind, subject_id, member_id, added_at)
    select list.id, 'service', service.id, list.member_id, now() - random() * interval '400 days'
    from favourite_list list cross join lateral (
      select id from service where id > list.id order by id limit 12) as service
    on conflict do nothing`,
  service_day: `insert into service_day (service_id, day, category_id, impressions, views)
    select id, current_date - days, category_id, 40, 3
    from service tablesample system (5) repeatable (2), generate_series(1, 10) as days`,
  counted_today: `insert into counted_today (day, kind, service_id, visitor_hash)
    select current_date, 'view', id, md5(id::text) from service tablesample system (20) repeatable (3)`,
  viewed_service: `insert into viewed_service (member_id, service_id, viewed_at)
    select member_id, subject_id, added_at from favourite on conflict do nothing`,
}
const WAITING = 2_000

export async function fillAround(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (const [table, fill] of Object.entries(FILLS)) {
      const { rowCount } = await client.query(`select from ${table} limit 1`)
      if (rowCount) continue
      await client.query(fill)
      await client.query(`vacuum analyze ${table}`)
    }
    const { rowCount } = await client.query(`select from service_version where state = 'submitted' limit 1`)
    if (!rowCount) await putIntoQueue(client)
  } finally {
    client.release(true)
  }
}

/** Changes of what is shown, handed in over the last days. */
async function putIntoQueue(client: pg.PoolClient): Promise<void> {
  await client.query(
    `with waiting as (
      insert into service_version (service_id, number, state, content, written_at, submitted_at)
      select service_id, 2, 'submitted', content, now(), now() - random() * interval '3 days'
      from service_version tablesample system (1) repeatable (4) where number = 1 limit $1
      returning id, service_id)
    update service set working_version_id = waiting.id from waiting where waiting.service_id = service.id`,
    [WAITING],
  )
  await client.query('vacuum analyze service_version, service')
}
