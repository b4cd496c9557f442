import { loadTables } from '#platform/backup/load-tables.ts'
import type { Manifest } from '#platform/backup/manifest.ts'
import { withEarlierMigrations } from '#platform/db/earlier-migrations.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { createJobTables } from '#platform/jobs/create-job-tables.ts'
import { takeJobTablesBack } from '#platform/jobs/earlier-job-tables.ts'
import { bulkClient } from './bulk-client.ts'

/** Tables as the backup's version made them, those of the queue too, its rows, and then whatever has changed since. */
export async function restoreRows(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
  say: (done: string) => void,
): Promise<void> {
  const migrations = migrationsFolder()
  await withEarlierMigrations(migrations, manifest.migrations.length, (earlier) =>
    migrateDatabase(databaseUrl, earlier),
  )
  await createJobTables(databaseUrl)
  const client = await bulkClient(databaseUrl, 'guildhall restore')
  try {
    await takeJobTablesBack(client, manifest.jobsVersion)
    await loadTables(client, folder, manifest, say)
  } finally {
    await client.end()
  }
  await createJobTables(databaseUrl)
  await migrateDatabase(databaseUrl, migrations)
}
