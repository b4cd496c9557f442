import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/free-port.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { startWorkerProcess, type WorkerProcess } from '../server/worker-process.ts'
import { expectJournalStored, findOwed, nothingOwed } from './check-journal.ts'
import { letFallDue } from './pass-time.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { makeCouples } from './people.ts'
import { openNginx } from './nginx-proxy.ts'
import { openRetryingProxy } from './retrying-proxy.ts'
import { rounds } from '../rounds.ts'
import { startTraffic } from './traffic.ts'

const ROUNDS = rounds({ short: 1, long: 20 })
/** Where a real nginx stands, for whoever has one: GUILDHALL_NGINX=/usr/sbin/nginx npm run faults. */
const NGINX = process.env['GUILDHALL_NGINX']
const DEEDS_BETWEEN = 2
const COUPLES = 3

test('two web processes and a worker behind a proxy are restarted in turn amid traffic: no request fails, and nothing is lost or done twice', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const [proxyPort = 0, ...ports] = [await freePort(), await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: postgres.url,
    HOST: 'localhost',
    ORIGIN: `http://localhost:${proxyPort}`,
    DEMO: 'off',
    SECRET: 'a secret for the faults of this test alone',
    PAYMENTS_SANDBOX: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    JOBS: 'apart',
    DRAIN_SECONDS: '1',
  }
  const startWeb = (port: number) => startWebProcess(postgres.url, { ...environment, PORT: String(port) })
  const webs = new Map<number, WebProcess>()
  for (const port of ports) webs.set(port, await startWeb(port))
  let worker: WorkerProcess = await startWorkerProcess(environment)
  const proxy = NGINX ? await openNginx(NGINX, proxyPort, ports) : await openRetryingProxy(proxyPort, ports)
  onTestFinished(async () => {
    await proxy.close()
    await Promise.all([...webs.values()].map((web) => web.kill()))
    await worker.kill()
  })
  await expect.poll(() => proxy.ready().size).toBe(ports.length)

  const couples = await makeCouples(postgres.url, COUPLES)
  const traffic = startTraffic(proxy.origin, couples)
  for (let round = 0; round < ROUNDS; round++) {
    for (const port of ports) {
      await traffic.goesOn(DEEDS_BETWEEN)
      expect((await webs.get(port)?.stop())?.code).toBe(0)
      webs.set(port, await startWeb(port))
      await expect.poll(() => proxy.ready().has(port)).toBe(true)
    }
    await traffic.goesOn(DEEDS_BETWEEN)
    await worker.stop()
    worker = await startWorkerProcess(environment)
  }
  await traffic.stop()
  expect(proxy.failures).toEqual([])

  await letFallDue(postgres.url, traffic.journal.silent, 0)
  await expect
    .poll(() => findOwed(postgres.url, [], traffic.journal), { timeout: 120_000, interval: 200 })
    .toEqual(nothingOwed)
  await expectJournalStored(postgres.url, traffic.journal)
}, 1_800_000)
