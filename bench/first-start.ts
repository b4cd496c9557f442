import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWebProcess, type WebProcess } from '../tests/server/web-process.ts'
import { askDatabase } from './ask-database.ts'
import type { EmptyDatabase } from './part.ts'

/** The product started for the first time: the process that made the whole demo, and still serves. */
export type FirstStart = {
  databaseUrl: string
  environment: Record<string, string>
  web: WebProcess
  /** From the start of the process on an empty database until it is open. */
  madeInSeconds: number
}

const MAKE_LIMIT_MS = 600_000

/** On a database of its own, so that nothing measured before is met. */
export async function startFirst(
  { databaseUrl: emptyUrl }: EmptyDatabase,
  name: string,
  more: Record<string, string> = {},
): Promise<FirstStart> {
  await askDatabase(emptyUrl, `create database ${name}`)
  const url = new URL(emptyUrl)
  url.pathname = `/${name}`
  const databaseUrl = url.toString()
  const dataFolder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'))
  const environment = { DEMO: 'on', LOG_LEVEL: 'warn', DATA_FOLDER: dataFolder, ...more }
  const startedAt = performance.now()
  const web = await startWebProcess(databaseUrl, environment, MAKE_LIMIT_MS)
  return { databaseUrl, environment, web, madeInSeconds: (performance.now() - startedAt) / 1_000 }
}
