import type pg from 'pg'

const AT_ONCE = 50_000

/**
 * So many tickets on the desk, from the one after `from` on. One in fifty waits, of the newest thousand one in four, half of them late: a small desk
 * fills the same pages as a large one, so that both answer as much. The rest are answered, resolved or closed. Triggers are set aside
 * meanwhile; what they keep is written here in the same way. Ends early when its time is over, and says how many there are.
 */
export async function fillDesk(
  pool: pg.Pool,
  { from, to, agentId, untilMs }: { from: number; to: number; agentId: string; untilMs: number },
): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    let filled = from
    while (filled < to && performance.now() < untilMs) {
      const next = Math.min(to, filled + AT_ONCE)
      await client.query(TICKETS, [filled + 1, next, agentId])
      filled = next
    }
    await client.query('vacuum analyze ticket')
    return filled
  } finally {
    await client.query('reset session_replication_role')
    await client.query('reset statement_timeout')
    client.release()
  }
}

/** A word of every fifth ticket, one of every thousandth, and one of twenty tickets, however many there are. */
const TICKETS = `
  insert into ticket (kind, subject, name, email, proved_at, state, priority, assignee_id, last_number, last_at,
    opened_at, answer_due_at, answered_at, resolved_at, form_key, words)
  select 'other', said.subject, 'Asker ' || n, 'asker' || n || '@example.org', at, said.state, 'normal',
    case when n % 3 = 0 then $3::uuid when n % 3 = 1 then gen_random_uuid() end, 2, at, at,
    case when said.state in ('open','waiting') then at + case when n % 8 = 0 then interval '0' else interval '2 years' end end,
    case when said.state not in ('open','waiting') then at + interval '2 hours' end,
    case when said.state in ('resolved','closed') then at + interval '1 day' end,
    'bench-' || n, to_tsvector('simple', said.subject || ' asker' || n || '@example.org')
  from generate_series($1::int, $2::int) as n,
    lateral (select now() - n * interval '20 seconds' as at) as when_asked,
    lateral (select 'Question ' || n || case when n % 5 = 0 then ' payment' else '' end ||
        case when n % 1000 = 0 then ' lantern' else '' end || case when n <= 20 then ' needle' else '' end as subject,
      case when n % 50 = 0 or n <= 1000 and n % 4 = 0 then 'open' when n % 25 = 1 then 'answered' when n % 25 = 2 then 'resolved' else 'closed' end as state) as said`
