import { operator } from '#domain/actor.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'

/** `npm run ledger:verify`: recomputes the whole book; a difference is an alarm, and ends it with a failure. */
export async function runVerify(): Promise<void> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  const ready = await readyDatabase(config, sayStep)
  try {
    const database = openDatabase(ready.url, { poolSize: 2, name: 'guildhall ledger' })
    try {
      const beganMs = performance.now()
      const { findings, postingsCount, tookMs } = await transactions(
        database,
        systemClock,
        // It announces nothing, so nothing follows.
        async () => {},
      )((tx) => verifyLedger(tx, operator, ledgerChecks, () => performance.now() - beganMs))
      const looked = `${postingsCount.toLocaleString('en')} postings in ${(tookMs / 1_000).toFixed(1)} s`
      if (findings.length > 0)
        throw new StartError(`The ledger does not add up (${looked}):\n  ${findings.join('\n  ')}`)
      process.stdout.write(`\nThe ledger adds up: ${looked}.\n`)
    } finally {
      await database.close()
    }
  } finally {
    await ready.stop()
  }
}
