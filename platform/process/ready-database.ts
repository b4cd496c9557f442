import { resolve } from 'node:path'
import type { Config } from '#platform/config/variables.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { begin } from './begun.ts'
import { exitWithout } from './exit-with.ts'
import { explainDatabase } from './explain-database.ts'

type ReadyDatabase = { url: string; stop(): Promise<void> }

/** The operator's own database or the embedded one, brought to this version. */
export async function readyDatabase(config: Config, say: (line: string) => void): Promise<ReadyDatabase> {
  const ready = await reachDatabase(config, say)
  const { applied } = await migrateDatabase(ready.url, migrationsFolder()).catch(async (error: unknown) => {
    await ready.stop()
    throw explainDatabase(error, ready.url)
  })
  if (applied > 0) say(`Database brought up to date (${applied} ${applied === 1 ? 'step' : 'steps'})`)
  return ready
}

/** The same as it is: of whatever version, or empty. */
export async function reachDatabase(config: Config, say: (line: string) => void): Promise<ReadyDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded(resolve(config.dataFolder), say)
  return { url: config.databaseUrl ?? embedded?.url ?? '', stop: async () => embedded?.stop() }
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
