import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Members by how many lines their statement has. */
export type FilledMember = { id: string; postings: number; newestTransfer: string }

/**
 * A book of many lines, written at once: the triggers are asleep while it is, so numbers and balances are computed here, and
 * the verifier finds nothing afterwards. Only ever done to a database of the bench.
 */
export async function fillBook(databaseUrl: string, sizes: readonly number[]): Promise<FilledMember[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    const outside = await makeAccount(client, 'provider', 'bench-fill', true)
    const members: FilledMember[] = []
    for (const postings of sizes) {
      const id = randomUUID()
      const own = await makeAccount(client, 'available', id, false)
      members.push({ id, postings, newestTransfer: await fill(client, { own, outside, postings }) })
    }
    await client.query('vacuum analyze ledger_posting, ledger_transfer, ledger_account')
    return members
  } finally {
    await client.end()
  }
}

async function makeAccount(client: pg.Client, kind: string, owner: string, below: boolean): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ledger_account (kind, owner, may_be_negative) values ($1, $2, $3) returning id`,
    [kind, owner, below],
  )
  return rows[0]?.id ?? ''
}

type Filling = { own: string; outside: string; postings: number }

/** Kinds in turn, a line a minute into the past, each of one cent, so that the balance after a line is its number. */
async function fill(client: pg.Client, { own, outside, postings }: Filling): Promise<string> {
  const { rows } = await client.query<{ last: string; counted: string }>(
    `select coalesce((select max(id) from ledger_transfer), 0)::text as last,
      (select postings_count from ledger_account where id = $1)::text as counted`,
    [outside],
  )
  const { last, counted } = rows[0] ?? { last: '0', counted: '0' }
  const kind = `(array['top-up','clear','tip','referral','refund'])[1 + line % 5]`
  const at = `now() - (${postings} - line) * interval '1 minute'`
  await client.query(
    `insert into ledger_transfer (kind, key, at, subject_kind, subject_id)
     select ${kind}, 'bench:' || ${last} || ':' || line, ${at}, 'bench', line::text
     from generate_series(1, ${postings}) as line order by line`,
  )
  await client.query(
    `insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
     select case side when 1 then ${own} else ${outside} end, case side when 1 then line else ${counted} + line end,
       transfer.id, side, case side when 1 then line else -(${counted} + line) end, transfer.kind, transfer.at
     from (select id, kind, at, subject_id::bigint as line from ledger_transfer where id > ${last}) as transfer,
       (values (1), (-1)) as sides(side) order by line`,
  )
  await client.query(
    `update ledger_account set balance = balance + case id when ${own} then ${postings} else -${postings} end,
       postings_count = postings_count + ${postings} where id in (${own}, ${outside})`,
  )
  const newest = await client.query<{ id: string }>('select max(id)::text as id from ledger_transfer')
  return newest.rows[0]?.id ?? ''
}
