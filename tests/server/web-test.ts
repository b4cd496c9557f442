import { inject, onTestFinished } from 'vitest'
import '#platform/db/testing-context.ts'
import { cloneServedDatabase } from './served-database.ts'
import { cloneDatabase } from './test-postgres.ts'
import { startWebProcess, type WebProcess } from './web-process.ts'

/** For tests of whole processes: a database of its own and any number of web processes on it, all ended with the test. */
export async function freshDatabaseUrl(): Promise<string> {
  const { adminUrl, template } = inject('postgres')
  const database = await cloneDatabase(adminUrl, template)
  onTestFinished(() => database.drop())
  return database.url
}

/** The same for those who do not ask how a start fills it: the people of the demo are there already. */
export async function servedDatabaseUrl(): Promise<string> {
  const { adminUrl, template } = inject('postgres')
  const database = await cloneServedDatabase(adminUrl, template)
  onTestFinished(() => database.drop())
  return database.url
}

export async function openWeb(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<WebProcess> {
  const web = await startWebProcess(databaseUrl, environment)
  onTestFinished(async () => void (await web.stop()))
  return web
}
