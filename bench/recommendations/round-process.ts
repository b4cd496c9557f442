import { learn } from '#domain/recommendations/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { peakMegabytes } from '../memory.ts'

/** One round in a process of its own, as a worker runs it; says how long it took and what it held at most. */
const database = openDatabase(process.argv[2] ?? '', { poolSize: 2, name: 'guildhall bench round' })
const transaction = transactions(database, systemClock, async () => {})
const begunAt = performance.now()
const services = await transaction((tx) => learn(tx))
const seconds = (performance.now() - begunAt) / 1_000
await database.close()
console.log(JSON.stringify({ services, seconds, megabytes: peakMegabytes(process.pid) }))
