import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { copyIn } from '#platform/db/copy-in.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { type Manifest, type TableInBackup, tablePath } from './manifest.ts'
import { openMeter } from './meter.ts'
import { listTables, nameOf } from './tables.ts'

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Puts the rows of a backup into tables of the same shape, all or none. Triggers are silent meanwhile: what they would write stands in
 * the rows already. Foreign keys are taken off and put on again, which checks every one of them. Only the owner of the tables is needed
 * for it, no superuser.
 */
export async function loadTables(
  client: pg.ClientBase,
  folder: string,
  { tables, sequences }: Manifest,
  say: (done: string) => void,
): Promise<void> {
  await refuseOtherShape(client, tables)
  await client.query('begin')
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  // Migrations write rows too: those of the backup stand instead of them.
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
  for (const [index, table] of tables.entries()) {
    await loadTable(client, folder, table)
    say(`${index + 1} of ${tables.length} tables`)
  }
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      nameOf(sequence),
      sequence.last,
      sequence.isCalled,
    ])
  await client.query('commit')
  await client.query('analyze')
}

async function loadTable(client: pg.ClientBase, folder: string, table: TableInBackup): Promise<void> {
  const rows = openMeter()
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  const reading = pipeline(createReadStream(tablePath(folder, table)), createGunzip(), rows)
  // Where the database refuses a row nobody reads on; what it said is what went wrong.
  reading.catch(() => {})
  await copyIn(client, `${nameOf(table)} (${columns})`, rows)
  await reading
  if (rows.told().lines !== table.rows)
    throw new StartError(
      `This backup has ${rows.told().lines} rows of ${table.name} instead of ${table.rows}.`,
    )
}

/** The same migrations make the same tables, if not in the same order of columns; where they don't, somebody changed one by hand. */
async function refuseOtherShape(client: pg.ClientBase, tables: readonly TableInBackup[]): Promise<void> {
  const shape = ({ schema, name, columns }: Pick<TableInBackup, 'schema' | 'name' | 'columns'>) =>
    `${schema}.${name} (${columns.toSorted().join(', ')})`
  const here = new Set((await listTables(client)).map(shape))
  const others = tables.map(shape).filter((one) => !here.has(one))
  if (others.length === 0 && tables.length === here.size) return
  throw new StartError(
    `The tables of this backup are not those of its migrations: ${others.slice(0, 5).join('; ') || 'some are missing'}.`,
  )
}

async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
     order by oid`,
  )
  return rows
}
