import pg from 'pg'
import { cutOff } from './cut-off.ts'

const LIMIT_MS = 2_000

/** Whether the database answers at all, asked by a connection of its own that knows nothing of the pool's troubles. */
export async function askOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'guildhall probe',
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  })
  // What breaks is told by the question itself.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    cutOff(client)
  }
}
