import { expect, onTestFinished, test } from 'vitest'
import { isClosed, startByNpm, waysToTell } from '../first-run/npm-start.ts'
import { freePort } from '../server/free-port.ts'
import { expectJournalStored, findOwed, nothingOwed } from './check-journal.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { letFallDue } from './pass-time.ts'
import { makeCouples } from './people.ts'
import { rounds } from '../rounds.ts'
import { startTraffic } from './traffic.ts'

const COUPLES = 3
const DEEDS_BETWEEN = 4
const WAYS = waysToTell.slice(0, rounds({ short: 1, long: waysToTell.length }))
const TIMES = rounds({ short: 1, long: 3 })

test('npm start is told to stop in every way there is amid traffic: what was answered as done stands once, and the book adds up', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const environment = {
    DATABASE_URL: postgres.url,
    PORT: String(await freePort()),
    HOST: 'localhost',
    DEMO: 'off',
    SECRET: 'a secret for the faults of this test alone',
    PAYMENTS_SANDBOX: 'on',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '0',
  }
  let running = await startByNpm(environment)
  const couples = await makeCouples(postgres.url, COUPLES)
  const traffic = startTraffic(running.origin, couples)
  for (const [, tell] of Array.from({ length: TIMES }, () => WAYS).flat()) {
    await traffic.goesOn(DEEDS_BETWEEN)
    tell(running.pid)
    await running.ended
    await expect.poll(() => isClosed(running.origin)).toBe(true)
    running = await startByNpm(environment)
  }
  await traffic.goesOn(DEEDS_BETWEEN)
  await traffic.stop()
  await letFallDue(postgres.url, traffic.journal.silent, 0)
  await expect
    .poll(() => findOwed(postgres.url, [], traffic.journal), { timeout: 120_000, interval: 200 })
    .toEqual(nothingOwed)
  await expectJournalStored(postgres.url, traffic.journal)
}, 1_800_000)
