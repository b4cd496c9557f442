import { resolve } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'

/** A PostgreSQL of its own, as durable as that of the product: the one of all other tests may lose what it was told. */
export type OwnPostgres = {
  url: string
  /** Ends it and all its children at once, as a power cut would, and waits until whoever looks after it has it back. */
  kill(): Promise<void>
  /** Holds it and all its children: connections stay, and nothing is answered any more. Gives what lets it go on. */
  pause(): Promise<() => void>
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  // Where a run that was itself killed is cleared away by the next one.
  const dataFolder = resolve('.data/test', String(process.pid))
  const { url, stop } = await startEmbeddedPostgres({ dataFolder, tuning: 'durable', say: () => {} })
  return {
    url,
    async kill() {
      const postmaster = await findPostmaster(url)
      const children = await query<{ pid: number }>(url, PIDS)
      // The postmaster first: it would take the end of a child for a crash, and begin anew by itself.
      for (const pid of [postmaster, ...children.map((child) => child.pid)]) signal(pid, 'SIGKILL')
      await vi.waitFor(() => query(url, 'select 1'), { timeout: 60_000, interval: 50 })
    },
    async pause() {
      const postmaster = await findPostmaster(url)
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      // The postmaster first, so that the children are all there are; then whoever told of them, with the others.
      signal(postmaster, 'SIGSTOP')
      const children = (await client.query<{ pid: number }>(PIDS)).rows.map(({ pid }) => pid)
      for (const pid of children) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of [...children, postmaster]) signal(pid, 'SIGCONT')
        void client.end()
      }
    },
    async stop() {
      await stop()
      await removeEmbeddedPostgres(dataFolder)
    },
  }
}

const PIDS = 'select pid from pg_stat_activity'

async function findPostmaster(url: string): Promise<number> {
  const [found] = await query<{ file: string }>(url, `select pg_read_file('postmaster.pid') as file`)
  return Number(found?.file.split('\n')[0])
}

/** A child may have ended meanwhile, as the one that was asked has. */
function signal(pid: number, what: NodeJS.Signals): void {
  try {
    process.kill(pid, what)
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
