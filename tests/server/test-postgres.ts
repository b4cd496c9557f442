import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { folderInMemory } from './folder-in-memory.ts'

/** One real PostgreSQL for a whole run of tests, with a migrated template that tests clone. */
export type TestPostgres = { adminUrl: string; template: string; stop(): Promise<void> }

const ON_DISK = resolve('.data/test')
const TEMPLATE = 'guildhall_template'

export async function startTestPostgres(): Promise<TestPostgres> {
  const inMemory = await folderInMemory()
  for (const folder of [ON_DISK, ...(inMemory ? [inMemory] : [])]) await removeLeftovers(folder)
  // What lies in memory may not be run on some systems, and PostgreSQL may have to be copied beside its data.
  const inside = inMemory ? await startIn(inMemory).catch(() => undefined) : undefined
  const { postgres, dataFolder } = inside ?? (await startIn(ON_DISK))
  const adminUrl = urlOf(postgres.url, 'postgres')
  await askLittleOf(adminUrl)
  await administer(adminUrl, `create database ${TEMPLATE}`)
  await migrateDatabase(urlOf(postgres.url, TEMPLATE), migrationsFolder())
  return {
    adminUrl,
    template: TEMPLATE,
    async stop() {
      await postgres.stop()
      await removeEmbeddedPostgres(dataFolder)
    },
  }
}

async function startIn(folder: string) {
  const dataFolder = join(folder, String(process.pid))
  const postgres = await startEmbeddedPostgres({ dataFolder, tuning: 'test', say: () => {} })
  return { postgres, dataFolder }
}

/**
 * A run opens thousands of connections and says each statement to a database of its own. To prove the password took a third of the time
 * of a connection, and nobody asks how often anything was said.
 */
async function askLittleOf(adminUrl: string): Promise<void> {
  const { username, password } = new URL(adminUrl)
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${username} password '${decodeURIComponent(password)}'`)
  await client.query(`alter system set pg_stat_statements.track = 'none'`)
  await client.query('alter system set compute_query_id = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

export type ClonedDatabase = { url: string; drop(): Promise<void> }

export async function cloneDatabase(adminUrl: string, template: string): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: urlOf(adminUrl, name),
    drop: () => administer(adminUrl, `drop database ${name} with (force)`),
  }
}

/** A run that was killed leaves its server and its folder behind. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (isAlive(Number(name))) continue
    await removeEmbeddedPostgres(join(folder, name))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export function urlOf(base: string, database: string): string {
  const url = new URL(base)
  url.pathname = `/${database}`
  return url.toString()
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
