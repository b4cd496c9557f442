import { beforeAll, expect, test } from 'vitest'
import { expectJournalStored, findOwed, nothingOwed } from './check-journal.ts'
import { type FaultServers, openFaultServers } from './fault-servers.ts'
import { type Couple, makeCouples, makeForgottenDeals } from './people.ts'
import { letFallDue, letSilenceBeNoticed } from './pass-time.ts'
import { rounds } from '../rounds.ts'
import { startTraffic } from './traffic.ts'

const COUPLES = 4
const KILLS = rounds({ short: 2, long: 10 })
/** Between one sudden end and the next, so many things are answered as done. */
const DEEDS_BETWEEN = 4

let servers: FaultServers

beforeAll(async () => {
  servers = await openFaultServers()
  return () => servers.close()
}, 120_000)

/** Sudden ends in the middle of traffic; clocks fall due in each. Afterwards nothing is lost, doubled or forgotten. */
async function liveThrough(
  suddenEnd: (fallDue: (inMs: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { url } = servers.postgres
  const couples: Couple[] = await makeCouples(url, COUPLES)
  const forgotten: string[] = []
  const traffic = startTraffic(servers.origin, couples)
  for (let kills = 0; kills < KILLS; kills++) {
    await traffic.goesOn(DEEDS_BETWEEN)
    forgotten.push(...(await makeForgottenDeals(url)))
    await suddenEnd((inMs) => letFallDue(url, [...traffic.journal.silent, ...forgotten], inMs))
  }
  await traffic.goesOn(DEEDS_BETWEEN)
  await traffic.stop()
  await letFallDue(url, traffic.journal.silent, 0)
  await letSilenceBeNoticed(url)
  await expect
    .poll(() => findOwed(url, forgotten, traffic.journal), { timeout: 300_000, interval: 200 })
    .toEqual(nothingOwed)
  await expectJournalStored(url, traffic.journal)
}

test('a web process that does the jobs itself is killed again and again amid traffic: what was answered as done stands once, and every clock has run', async () => {
  await servers.open('inside')
  await liveThrough(async (fallDue) => {
    await servers.killWeb()
    await fallDue(0)
    await servers.startWeb()
  })
}, 600_000)

test('a worker is killed again and again amid traffic: what was answered as done stands once, and every clock has run', async () => {
  await servers.open('apart')
  await liveThrough(async (fallDue) => {
    await servers.killWorker()
    await fallDue(0)
    await servers.startWorker()
  })
}, 600_000)

test('PostgreSQL is killed again and again amid traffic: the other processes outlive it, what was answered as done stands once, and every clock has run', async () => {
  await servers.open('apart')
  await liveThrough(async (fallDue) => {
    await fallDue(500)
    await servers.postgres.kill()
  })
  expect(servers.areAlive()).toEqual({ web: true, worker: true })
}, 600_000)
