import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { sqlState } from './sql-state.ts'

/** Any constant does, so long as every process of every version uses the same one. */
const MIGRATION_LOCK = 4_711_001

const CONNECT_LIMIT_MS = 10_000
const OLDEST_SERVER = 16

/** Nobody was reached at all; its cause says why. */
export class ConnectFailure extends Error {}

type Migrated = { applied: number }

/** Brings the database to this version; processes that start at once wait for the first of them. */
export async function migrateDatabase(url: string, folder: string): Promise<Migrated> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'guildhall migrations',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // A connection that is lost is told by the question that waits for its answer.
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw new ConnectFailure('The database was not reached', { cause })
  })
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = (await listApplied(client)).length
    await migrateBetweenOthers(client, folder)
    return { applied: (await listApplied(client)).length - before }
  } finally {
    await client.end()
  }
}

/** Less than anybody waits for a statement, and long enough for those who waited meanwhile. */
const LOCK_WAIT = '2s'
const LET_OTHERS_MS = 3_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * A change of a table waits for whoever reads it, a backup for instance, and everybody who comes later would wait behind the change: it
 * steps back and tries again, so that processes of the version before go on working.
 */
async function migrateBetweenOthers(client: pg.Client, folder: string): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`)
  for (;;) {
    try {
      await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'migrations' })
      return
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
      log.warn(
        { busy: await listLongAtWork(client) },
        'the database waits to be changed until others are done',
      )
      await pause(LET_OTHERS_MS)
    }
  }
}

/** The names of those who may be waited for. */
async function listLongAtWork(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - $1::interval`,
    [LOCK_WAIT],
  )
  return rows.map(({ name }) => name)
}

async function refuseOldServer(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return
  throw new StartError(
    `DATABASE_URL: this PostgreSQL is ${version}, and Guildhall needs ${OLDEST_SERVER} or newer.`,
  )
}

/** Which migrations this database has been through, the first of them first. */
export async function listApplied(client: Pick<pg.ClientBase, 'query'>): Promise<{ hash: string }[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const listed = await client.query<{ hash: string }>(
    'select hash from migrations.__drizzle_migrations order by created_at, id',
  )
  return listed.rows
}

/** Beside the sources in development and tests, beside the build in production. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', `file://${process.cwd()}/`))
}
