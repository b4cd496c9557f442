import { resolve } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'

/** A PostgreSQL of its own, as durable as that of the product: the one of all other tests may lose what it was told. */
export type OwnPostgres = {
  url: string
  /** Ends it and all its children at once, as a power cut would, and waits until whoever looks after it has it back. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  // Where a run that was itself killed is cleared away by the next one.
  const dataFolder = resolve('.data/test', String(process.pid))
  const { url, stop } = await startEmbeddedPostgres({ dataFolder, tuning: 'durable', say: () => {} })
  return {
    url,
    async kill() {
      const [{ file } = { file: '' }] = await query<{ file: string }>(
        url,
        `select pg_read_file('postmaster.pid') as file`,
      )
      const children = await query<{ pid: number }>(url, 'select pid from pg_stat_activity')
      // The postmaster first: it would take the end of a child for a crash, and begin anew by itself.
      for (const pid of [Number(file.split('\n')[0]), ...children.map((child) => child.pid)]) end(pid)
      await vi.waitFor(() => query(url, 'select 1'), { timeout: 60_000, interval: 50 })
    },
    async stop() {
      await stop()
      await removeEmbeddedPostgres(dataFolder)
    },
  }
}

/** A child may have ended meanwhile, as the one that was asked has. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // What breaks is told by the query itself.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
