import { PgBoss } from 'pg-boss'
import { JOBS_SCHEMA } from './queue.ts'

/** Makes the tables of the queue in a database that has none, or brings those of an earlier version to this one, without taking a job. */
export async function createJobTables(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}
