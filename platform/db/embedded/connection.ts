import { realpath } from 'node:fs/promises'
import { Client, DatabaseError } from 'pg'

export const role = 'guildhall'
const database = 'guildhall'

export function connectionUrl(port: number, password: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

export type Answer = 'ours' | 'wrong password' | 'not ours'

/** Asks whoever listens on the port whether it is the server of this cluster. */
export async function askServer(port: number, password: string, cluster: string): Promise<Answer> {
  try {
    const folder = await withClient(port, password, async (client) => {
      const { rows } = await client.query<{ folder: string }>(
        `select current_setting('data_directory') as folder`,
      )
      return rows[0]?.folder
    })
    return folder !== undefined && (await samePlace(folder, cluster)) ? 'ours' : 'not ours'
  } catch (error) {
    return error instanceof DatabaseError && error.code === '28P01' ? 'wrong password' : 'not ours'
  }
}

export async function ensureDatabase(port: number, password: string): Promise<void> {
  await withClient(port, password, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  })
}

async function withClient<Result>(
  port: number,
  password: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: role,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: 'guildhall start',
  })
  // A server that goes down while we talk reports it here as well as in the answer that we wait for.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

async function samePlace(left: string, right: string): Promise<boolean> {
  try {
    return (await realpath(left)) === (await realpath(right))
  } catch {
    return false
  }
}
