import pg from 'pg'
import { ConnectFailure } from '#platform/db/migrate.ts'
import { explainDatabase } from '#platform/process/explain-database.ts'

const CONNECT_LIMIT_MS = 10_000
/** What is written as text is read the same everywhere, whatever a server or a user prefers. */
const PLAIN_TEXT =
  '-c statement_timeout=0 -c datestyle=ISO,YMD -c intervalstyle=postgres -c timezone=UTC -c extra_float_digits=1 -c bytea_output=hex'

/** A connection for hours of work in bulk. */
export async function bulkClient(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    options: PLAIN_TEXT,
  })
  // A connection that is lost is told by the question that waits for its answer.
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw explainDatabase(new ConnectFailure('The database was not reached', { cause }), databaseUrl)
  })
  return client
}
