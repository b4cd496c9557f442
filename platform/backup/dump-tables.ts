import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { copyOut } from '#platform/db/copy-out.ts'
import { listApplied } from '#platform/db/migrate.ts'
import {
  type Manifest,
  type SequenceInBackup,
  TABLES_FOLDER,
  type TableInBackup,
  tablePath,
} from './manifest.ts'
import { openMeter } from './meter.ts'
import { listSequences, listTables, nameOf, readJobsVersion, type TableSeen } from './tables.ts'

type Dumped = Pick<
  Manifest,
  'takenAt' | 'migrations' | 'jobsVersion' | 'secretFingerprint' | 'tables' | 'sequences'
>

/** Writes the rows of one moment, whatever is done meanwhile: one transaction that sees nothing newer. */
export async function dumpTables(
  client: pg.ClientBase,
  folder: string,
  say: (done: string) => void,
): Promise<Dumped> {
  await mkdir(join(folder, TABLES_FOLDER), { mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  const { rows: taken } = await client.query<{ at: Date }>('select now() as at')
  const tables: TableInBackup[] = []
  const seen = await listTables(client)
  for (const table of seen) {
    tables.push(await dumpTable(client, folder, table))
    say(`${tables.length} of ${seen.length} tables`)
  }
  const dumped: Dumped = {
    takenAt: (taken[0]?.at ?? new Date(0)).toISOString(),
    migrations: (await listApplied(client)).map(({ hash }) => hash),
    jobsVersion: await readJobsVersion(client),
    secretFingerprint: await readFingerprint(client),
    tables,
    // They go on by themselves, outside of any transaction: read after the rows, they are never behind them.
    sequences: await readSequences(client),
  }
  await client.query('commit')
  return dumped
}

async function dumpTable(client: pg.ClientBase, folder: string, table: TableSeen): Promise<TableInBackup> {
  const { schema, name, columns } = table
  const [plain, packed] = [openMeter(), openMeter()]
  await pipeline(
    copyOut(client, `(select ${columns.join(', ')} from ${nameOf(table)})`),
    plain,
    createGzip({ level: 3 }),
    packed,
    createWriteStream(tablePath(folder, table), { flags: 'wx', mode: 0o600, flush: true }),
  )
  const { bytes, sha256 } = packed.told()
  return { schema, name, columns, rows: plain.told().lines, bytes, sha256 }
}

async function readSequences(client: pg.ClientBase): Promise<SequenceInBackup[]> {
  const sequences: SequenceInBackup[] = []
  for (const sequence of await listSequences(client)) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${nameOf(sequence)}`,
    )
    if (rows[0]) sequences.push({ ...sequence, ...rows[0] })
  }
  return sequences
}

async function readFingerprint(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from secret_in_use')
  return rows[0]?.fingerprint ?? null
}
