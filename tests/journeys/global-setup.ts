import { startTestPostgres } from '../server/test-postgres.ts'
import { beginAnew, LOGS } from './secrets-used.ts'

/** Starts the one database server; each worker clones a database of its own from the template. */
export default async function setup(): Promise<() => Promise<void>> {
  beginAnew()
  process.env['TEST_LOGS'] = LOGS
  const postgres = await startTestPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl
  process.env['TEST_POSTGRES_TEMPLATE'] = postgres.template
  return () => postgres.stop()
}
