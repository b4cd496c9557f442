import type pg from 'pg'
import { isDatabaseAway } from './database-away.ts'

/**
 * Lends a client of the pool and takes it back whatever happens: one that was never given back is lost to the process for good.
 * A client that comes back amid a transaction, or of which nothing more can be known, is ended instead of lent again.
 */
export async function lendClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isLost = false
  try {
    return await work(client)
  } catch (error) {
    isLost = isDatabaseAway(error)
    throw error
  } finally {
    client.release(isLost || client.getTransactionStatus() !== 'I')
  }
}
