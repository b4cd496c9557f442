import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any constant does, so long as every process of every version uses the same one. */
const MIGRATION_LOCK = 4_711_001

export type Migrated = { applied: number }

/** Brings the database to this version; processes that start at once wait for the first of them. */
export async function migrateDatabase(url: string, folder: string): Promise<Migrated> {
  const client = new pg.Client({ connectionString: url, application_name: 'guildhall migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = await countApplied(client)
    await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'migrations' })
    return { applied: (await countApplied(client)) - before }
  } finally {
    await client.end()
  }
}

async function countApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return 0
  const counted = await client.query<{ count: number }>(
    'select count(*)::int as count from migrations.__drizzle_migrations',
  )
  return counted.rows[0]?.count ?? 0
}

/** Beside the sources in development and tests, beside the build in production. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', `file://${process.cwd()}/`))
}
