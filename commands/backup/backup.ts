import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { README_FILE, manifestPath, type Manifest } from '#platform/backup/manifest.ts'
import { dumpFiles } from '#platform/backup/list-of-files.ts'
import { dumpTables } from '#platform/backup/dump-tables.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Config } from '#platform/config/variables.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { holdRemovals } from '#platform/files/hold-removals.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { reachDatabase } from '#platform/process/ready-database.ts'
import { release } from '#platform/process/release.ts'
import { sayStep } from '#platform/process/say.ts'
import { readFolder } from './read-folder.ts'
import { readmeOf } from './readme.ts'
import { openProgress } from './progress.ts'
import { bulkClient } from './bulk-client.ts'

export const BACKUP = 'backup'
const USAGE = 'Say where: npm run backup -- FOLDER, which must not be there yet'

/** `npm run backup -- FOLDER`: the rows of one moment and every file that they name, while the marketplace goes on. */
export async function runBackup(args: readonly string[]): Promise<void> {
  const folder = readFolder(args, USAGE)
  // Whatever is made from here on is its maker's alone.
  process.umask(0o077)
  if (existsSync(folder)) throw new StartError(`${folder} is there already. ${USAGE}.`)
  const config = readConfig(process.env)
  log.level = config.logLevel
  const ready = await reachDatabase(config, sayStep)
  // A name of its own until it is whole: nobody takes a half for a backup.
  const unfinished = `${folder}.unfinished`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    const manifest = await takeBackup(config, ready.url, unfinished)
    await rename(unfinished, folder)
    sayStep(`${folder} holds ${describe(manifest)} of ${manifest.takenAt}`)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await ready.stop()
  }
}

async function takeBackup(config: Config, databaseUrl: string, folder: string): Promise<Manifest> {
  const client = await bulkClient(databaseUrl, 'guildhall backup')
  try {
    await refuseOther(client)
    await holdRemovals(client)
    const rows = await dumpTables(client, folder, openProgress(sayStep))
    const files = await dumpFiles(await openFileStore(config), folder, openProgress(sayStep))
    // A connection that broke meanwhile would have let go of what it held.
    await client.query('select 1')
    const manifest: Manifest = { format: 1, release, ...rows, files }
    await writeFile(join(folder, README_FILE), readmeOf(manifest), { mode: 0o600 })
    await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    return manifest
  } finally {
    await client.end()
  }
}

async function refuseOther(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.secret_in_use') is not null and to_regclass('jobs.job') is not null as there`,
  )
  if (!rows[0]?.there)
    throw new StartError('There is nothing to back up: no marketplace was ever opened in this database.')
}

function describe({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  const figure = new Intl.NumberFormat('en')
  return `${figure.format(rows)} rows and ${figure.format(files.count)} files (${figure.format(Math.ceil(bytes / 1_048_576))} MB)`
}
