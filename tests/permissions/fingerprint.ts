import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** How many rows of each table the transaction has written so far, whether or not that was undone; tables that it left alone are not named. */
export type Writes = ReadonlyMap<string, number>

/** Every table that can be written to, as PostgreSQL numbers them: to find them out takes longer than to ask what was written. */
export async function listTables(tx: Transaction): Promise<readonly number[]> {
  const { rows } = await tx.db.execute<{ oid: number }>(sql`
    select oid from pg_class
    where relkind in ('r', 'p')
      and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`)
  return rows.map(({ oid }) => oid)
}

/** PostgreSQL's own view of this reads indexes too, for several times as long. */
export async function countWrites(tx: Transaction, tables: readonly number[]): Promise<Writes> {
  const { rows } = await tx.db.execute<{ name: string; writes: number }>(sql`
    select oid::regclass::text as name, writes from (
      select oid, (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
        + pg_stat_get_xact_tuples_deleted(oid))::int as writes
      from unnest(${`{${tables.join()}}`}::oid[]) as oid
      offset 0
    ) as counted
    where writes > 0`)
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/** The tables that were written to between two counts. */
export function writtenBetween(before: Writes, after: Writes): Map<string, number> {
  const more = [...after].map(([name, writes]) => [name, writes - (before.get(name) ?? 0)] as const)
  return new Map(more.filter(([, writes]) => writes > 0))
}

/** All rows of these tables that name this person, as the transaction sees them, in a few characters. */
export async function fingerprintOf(
  tx: Transaction,
  tables: readonly string[],
  personId: string,
): Promise<string> {
  const each = tables.map(
    (table): SQL =>
      sql`select md5(row::text) as print from ${sql.raw(table)} as row where row::text like ${`%${personId}%`}`,
  )
  const { rows } = await tx.db.execute<{ print: string }>(sql.join(each, sql` union all `))
  return rows
    .map(({ print }) => print)
    .toSorted()
    .join(' ')
}
