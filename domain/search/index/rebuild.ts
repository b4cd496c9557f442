import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { publish } from '#platform/realtime/bus.ts'
import type { DocumentSource } from '../document-source.ts'
import { type SearchKind, searchKinds } from '../search-engine.ts'
import type { StemWords } from '../words/stem-words.ts'
import { buildGeneration } from './build-generation.ts'
import { postingTable } from './parts.ts'

export const GENERATION_TOPIC = 'search.generation'

/** Any constant does, so long as every process uses the same one. */
const BUILD_LOCK = 4_711_002

type Rebuild = {
  database: Database
  transaction: RunInTransaction
  kind: SearchKind
  source: DocumentSource
  stem: StemWords
}

/**
 * Builds a kind anew and puts it in the place of the old one. Of several at once one builds, and the others tell that
 * they did not. Ended halfway, it leaves nothing that anyone sees; the next build clears it away.
 */
export async function rebuild({ database, transaction, kind, source, stem }: Rebuild): Promise<boolean> {
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    if (!(await takeLock(client, kind))) return false
    await removeGenerations(client, kind, `state = 'building'`)
    const generationId = await transaction((tx) => beginGeneration(tx, kind))
    const documents = await buildGeneration({ client, db: database.db, kind, source, stem, generationId })
    await transaction((tx) => goLive(tx, { kind, generationId, documents }))
    await removeGenerations(client, kind, `id < ${generationId}`)
    return true
  } finally {
    // Let go of before it is told: whoever builds next must not find it held by a connection on its way out.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}

async function takeLock(client: pg.ClientBase, kind: SearchKind): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    BUILD_LOCK,
    searchKinds.indexOf(kind),
  ])
  return rows[0]?.taken ?? false
}

/** What was touched until now is read by this build; what is touched from here on stays for the next one. */
async function beginGeneration(tx: Transaction, kind: SearchKind): Promise<number> {
  const { rows } = await tx.db.execute<{ id: number }>(
    sql`insert into search_generation (kind, started_at) values (${kind}, ${tx.now.toISOString()}::timestamptz) returning id`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No generation was begun')
  await tx.db.execute(sql`update search_delta set folded_into = ${id} where kind = ${kind}`)
  return id
}

async function goLive(
  tx: Transaction,
  { kind, generationId, documents }: { kind: SearchKind; generationId: number; documents: number },
): Promise<void> {
  await tx.db.execute(
    sql`update search_generation set state = 'live', documents = ${documents}, built_at = ${tx.now.toISOString()}::timestamptz where id = ${generationId}`,
  )
  await tx.db.execute(sql`delete from search_delta where kind = ${kind} and folded_into = ${generationId}`)
  await publish(tx.db, GENERATION_TOPIC, { kind })
}

async function removeGenerations(client: pg.ClientBase, kind: SearchKind, which: string): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from search_generation where kind = $1 and ${which}`,
    [kind],
  )
  for (const { id } of rows) {
    await client.query(`drop table if exists ${postingTable(id)}`)
    await client.query('delete from search_generation where id = $1', [id])
  }
}
