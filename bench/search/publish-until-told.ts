import { setTimeout as pause } from 'node:timers/promises'
import { touchDocuments } from '#domain/search/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

/** A process of its own that publishes services one after another, and tells how many when it is told to stop. */
const [url = '', everyMs = '50'] = process.argv.slice(2)
const database = openDatabase(url, { poolSize: 2, name: 'guildhall bench writer' })
const transaction = transactions(database, systemClock, async () => {})
const { rows } = await database.pool.query<{ id: string }>(
  'select id from service tablesample system (1) limit 2000',
)
const done = new AbortController()
process.once('message', () => done.abort())
let published = 0
while (!done.signal.aborted) {
  const id = rows[published % rows.length]?.id ?? ''
  await transaction(async (tx) => {
    await tx.db.execute(`update service set published_at = now(), changed_at = now() where id = '${id}'`)
    await touchDocuments(tx, 'service', [id])
  })
  published++
  if (published === 1) process.send?.('ready')
  await pause(Number(everyMs))
}
process.send?.(published)
await database.close()
process.disconnect()
