import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { withEarlierMigrations } from '#platform/db/earlier-migrations.ts'
import { fillNewTables } from './fill-tables.ts'

const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
  entries: { tag: string }[]
}
const { adminUrl } = inject('postgres')
const name = `upgrades_${randomBytes(6).toString('hex')}`
const url = new URL(adminUrl)
url.pathname = `/${name}`

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

afterAll(() => administer(`drop database if exists ${name} with (force)`))

/** Since there is money: one payment of 100 into somebody's balance, as every version so far writes it. */
const MONEY_SINCE = '0005_deals_and_money'
const MONEY = (number: number) => `
  begin;
  insert into ledger_account (kind, owner, may_be_negative) values ('provider', 'sandbox', true), ('available', 'somebody', false)
    on conflict do nothing;
  insert into ledger_transfer (kind, key, at, subject_kind, subject_id) values ('deposit', 'upgrade:${number}', now(), 'payment', 'p${number}');
  insert into ledger_posting (account_id, transfer_id, amount, kind, at)
    select a.id, t.id, case a.kind when 'provider' then -100 else 100 end, t.kind, t.at
    from ledger_account a, ledger_transfer t
    where t.key = 'upgrade:${number}' and a.owner in ('sandbox', 'somebody') order by a.id;
  commit`

test('rows that any earlier version wrote come through every migration after it', async () => {
  await administer(`create database ${name}`)
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  const moneySince = journal.entries.findIndex(({ tag }) => tag === MONEY_SINCE)
  let money = 0
  const known = new Set<string>()
  const empty: string[] = []
  try {
    for (const [index, { tag }] of journal.entries.entries()) {
      // On top of what the versions before it have written.
      await withEarlierMigrations('migrations', index + 1, (earlier) =>
        migrateDatabase(url.toString(), earlier),
      ).catch((error: unknown) => {
        throw new Error(`${tag} does not go through`, { cause: error })
      })
      const filled = await fillNewTables(client, known)
      for (const table of filled.tables) known.add(table)
      empty.push(...filled.empty)
      if (index < moneySince) continue
      await client.query(MONEY(index))
      money += 100
    }
    const { rows: held } = await client.query<{ kind: string; sum: string }>(
      `select case when owner = 'somebody' then 'somebody' else 'others' end as kind, sum(balance)::text as sum
       from ledger_account where owner in ('somebody', 'sandbox') group by 1 order by 1`,
    )
    expect(held).toEqual([
      { kind: 'others', sum: String(-money) },
      { kind: 'somebody', sum: String(money) },
    ])
    // Tables whose rules no made-up row satisfies; more of them, and this would prove little.
    expect(empty.length / known.size, empty.join(', ')).toBeLessThan(0.25)
  } finally {
    await client.end()
  }
})
