import pg from 'pg'
import { cpuMs } from './cpu-time.ts'

/** Reads how much processor time the database has spent on the connections of one program. */
export type DatabaseCpu = { of(program: string): Promise<number>; close(): Promise<void> }

/** A statement is worked on at both ends of its connection: whoever counts one end alone counts half of what it costs. */
export async function openDatabaseCpu(databaseUrl: string): Promise<DatabaseCpu> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench observer' })
  await client.connect()
  return {
    async of(program) {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
        [program],
      )
      return rows.reduce((sum, { pid }) => sum + cpuMs(pid), 0)
    },
    close: () => client.end(),
  }
}
