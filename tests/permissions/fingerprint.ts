import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** How many rows the transaction has written so far, in any table. The view of this name reads indexes too, for three times as long. */
export async function countWrites(tx: Transaction): Promise<number> {
  const { rows } = await tx.db.execute<{ writes: number }>(sql`
    select sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
      + pg_stat_get_xact_tuples_deleted(oid))::int as writes
    from pg_class
    where relkind in ('r', 'p')
      and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`)
  return rows[0]?.writes ?? 0
}

/** All rows of all tables that name this person, as the transaction sees them, in a few characters. */
export async function fingerprintOf(
  tx: Transaction,
  tables: readonly string[],
  personId: string,
): Promise<string> {
  const each = tables.map(
    (table): SQL =>
      sql`select md5(row::text) as print from ${sql.identifier(table)} as row where row::text like ${`%${personId}%`}`,
  )
  const { rows } = await tx.db.execute<{ print: string }>(sql.join(each, sql` union all `))
  return rows
    .map(({ print }) => print)
    .toSorted()
    .join(' ')
}

export async function listTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name)
}
