import type pg from 'pg'

/**
 * Drops the indexes of these tables that no constraint stands on, and gives what makes them again: sorting once is sooner
 * done than a million insertions in no order. In one transaction with what is loaded, so that nobody ever misses one.
 */
export async function setIndexesAside(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const { definition } of rows) await client.query(definition)
  }
}
