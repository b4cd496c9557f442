import { resolve } from 'node:path'
import type { Config } from '#platform/config/variables.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { begin } from './begun.ts'
import { exitWithout, StartError } from './exit-with.ts'

export type ReadyDatabase = { url: string; stop(): Promise<void> }

/** The operator's own database or the embedded one, brought to this version. */
export async function readyDatabase(config: Config, say: (line: string) => void): Promise<ReadyDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded(resolve(config.dataFolder), say)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const { applied } = await migrateDatabase(url, migrationsFolder()).catch(async (error: unknown) => {
    await embedded?.stop()
    throw embedded ? error : unreachable(error)
  })
  if (applied > 0) say(`Database brought up to date (${applied} ${applied === 1 ? 'step' : 'steps'})`)
  return { url, stop: async () => embedded?.stop() }
}

function startEmbedded(dataFolder: string, say: (line: string) => void): Promise<EmbeddedPostgres> {
  const told = new AbortController()
  const starting = startEmbeddedPostgres({ dataFolder, say, onLost: exitWithout, signal: told.signal })
  begin(async () => {
    told.abort()
    await starting.then(
      (embedded) => embedded.stop(),
      () => {},
    )
  })
  return starting
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '28P01',
  '28000',
  '3D000',
])

function unreachable(error: unknown): unknown {
  const code = (error as { code?: string }).code
  if (!code || !CONNECTION_CODES.has(code)) return error
  return new StartError(
    `DATABASE_URL: the database can’t be reached (${(error as Error).message || code}). Check the host, the name and the password.`,
  )
}
