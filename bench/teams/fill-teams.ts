import type pg from 'pg'

export type Filled = { teams: number; deals: number }

/**
 * So many teams of two, and so many deals of one of them, each released: copies of a deal that went through the marketplace's own
 * operations. The rules of the database are set aside meanwhile, since what is copied keeps them.
 */
export async function fillTeams(
  pool: pg.Pool,
  { dealId, teamId }: { dealId: string; teamId: string },
  { teams, deals }: Filled,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(TEAMS, [teams])
    await client.query(PEOPLE)
    await client.query(COPIES, [dealId, deals])
    for (const statement of COPIED) await client.query(statement, [dealId])
    await client.query('commit')
    for (const table of ['team', 'team_member', 'deal', 'deal_share', 'milestone', 'team_earning'])
      await client.query(`analyze ${table}`)
    for (const table of ['ledger_transfer', 'ledger_posting', 'ledger_account'])
      await client.query(`analyze ${table}`)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from deal where team_id = $1',
      [teamId],
    )
    if ((rows[0]?.count ?? 0) <= deals) throw new Error('Not all deals were copied')
  } finally {
    await client.query('reset statement_timeout')
    client.release()
  }
}

const TEAMS = `
  insert into team (slug, name, headline, skills, languages, owner_id, people, started_at)
  select 'studio-' || n, (array['Studio','Field','Quiet','Long','Plain'])[1 + n % 5] || ' ' ||
      (array['Karst','Wave','Machines','Letters','Figures','Margin','Light'])[1 + n % 7] || ' ' || n,
    'Signs and letters, number ' || n, array['Lettering', 'Maps'], array['en'], gen_random_uuid(), 2,
    now() - n * interval '7 minutes'
  from generate_series(1, $1::int) as n`

const PEOPLE = `
  insert into team_member (team_id, member_id, role, joined_at)
  select id, owner_id, 'owner', started_at from team where slug like 'studio-%'
  union all select id, gen_random_uuid(), 'member', started_at from team where slug like 'studio-%'`

/** One in five hundred is still open. */
const COPIES = `
  create temp table copy on commit drop as
  select n, gen_random_uuid() as deal_id, now() - n * interval '5 minutes' as at, n % 500 = 0 as is_open,
    (select max(id) from ledger_transfer) + n as transfer_id, $1::uuid as of_id
  from generate_series(1, $2::int) as n`

/** Beside each row, since `(f(row)).*` would make it anew for each of its columns. */
const COPIED = [
  `insert into deal select made.* from copy, deal as one, jsonb_populate_record(one, jsonb_build_object('id', copy.deal_id,
      'changed_at', copy.at, 'proposed_at', copy.at, 'title', one.title || ' ' || copy.n,
      'state', case when is_open then 'active' else one.state end)) as made where one.id = $1`,
  `insert into deal_share select copy.deal_id, one.member_id, one.basis_points from deal_share as one, copy where one.deal_id = $1`,
  `insert into milestone select made.* from copy, milestone as one, jsonb_populate_record(one,
      jsonb_build_object('id', gen_random_uuid(), 'deal_id', copy.deal_id)) as made where one.deal_id = $1`,
  `insert into ledger_transfer overriding system value select made.* from copy, ledger_transfer as one,
      jsonb_populate_record(one, jsonb_build_object('id', copy.transfer_id, 'at', copy.at, 'deal_id', copy.deal_id,
        'key', one.key || ' ' || copy.n)) as made
    where one.id = (select transfer_id from team_earning where deal_id = $1 limit 1)`,
  `insert into ledger_posting select made.* from copy, ledger_posting as one,
      jsonb_populate_record(one, jsonb_build_object('transfer_id', copy.transfer_id,
        'number', one.number + 100 * copy.n, 'at', copy.at)) as made
    where one.transfer_id = (select transfer_id from team_earning where deal_id = $1 limit 1)`,
  `insert into team_earning select copy.transfer_id, one.team_id, copy.deal_id, copy.at, one.released_minor, one.commission_minor
    from team_earning as one, copy where one.deal_id = $1 and not copy.is_open`,
]
