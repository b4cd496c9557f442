import type pg from 'pg'

/**
 * So many ideas more, each with a few votes of its own, some of them of the last days. The rules of the database are set aside
 * meanwhile and the figures written with the rows, as its triggers would have.
 */
export async function fillIdeas(pool: pg.Pool, ideas: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(IDEAS, [ideas])
    await client.query(VOTES)
    await client.query(FIGURES)
    await client.query('delete from idea_count')
    await client.query(COUNTS)
    await client.query('commit')
    for (const table of ['idea', 'idea_vote', 'idea_count', 'idea_step'])
      await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.query('reset statement_timeout')
    client.release()
  }
}

const IDEAS = `
  insert into idea (author_id, title, text, kind_id, state_id, written_at, moved_at, answer, answered_at)
  select gen_random_uuid(), 'Something that should be there, ' || place, 'For everyone who needs it.',
    kinds.ids[1 + place % array_length(kinds.ids, 1)], states.ids[1 + (place * 7) % array_length(states.ids, 1)],
    now() - place * interval '1 minute', now(),
    case when place % 3 = 0 then 'Yes.' end, case when place % 3 = 0 then now() end
  from generate_series(1, $1::int) as place,
    (select array_agg(id order by position) as ids from idea_kind) as kinds,
    (select array_agg(id order by position) as ids from idea_state) as states`

const VOTES = `
  insert into idea_vote (idea_id, member_id, voted_at, is_recent)
  select idea.id, gen_random_uuid(), now() - vote * interval '4 days', vote * 4 <= 14
  from idea cross join lateral generate_series(1, 1 + (idea.number % 9)::int) as vote
  where not exists (select 1 from idea_vote where idea_vote.idea_id = idea.id)`

const FIGURES = `
  update idea set votes = counted.votes, trend = counted.trend
  from (
    select idea_id, count(*)::int as votes, (count(*) filter (where is_recent))::int as trend from idea_vote group by idea_id
  ) as counted
  where counted.idea_id = idea.id`

const COUNTS = `
  insert into idea_count (state_id, kind_id, is_answered, ideas)
  select state_id, kind_id, answered_at is not null, count(*)::int from idea group by 1, 2, 3`
