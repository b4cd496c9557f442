import { freePort } from '../server/free-port.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { startWorkerProcess, type WorkerProcess } from '../server/worker-process.ts'

/** A marketplace of real processes, each of which can be killed and started again at the same address. */
export type FaultServers = {
  postgres: OwnPostgres
  origin: string
  /** Without a worker, the web process does the jobs itself, as it does where nobody chose otherwise. */
  open(jobs: 'inside' | 'apart'): Promise<void>
  startWeb(): Promise<void>
  startWorker(): Promise<void>
  killWeb(): Promise<void>
  killWorker(): Promise<void>
  /** Another web process beside the first, at an address of its own; it does no jobs. */
  openBeside(): Promise<Beside>
  /** What the web process has printed since it was started. */
  printed(): string
  /** Whether the processes that were last started still run. */
  areAlive(): { web: boolean; worker: boolean }
  close(): Promise<void>
}

export type Beside = { origin: string; kill(): Promise<void>; start(): Promise<void> }

export async function openFaultServers(): Promise<FaultServers> {
  const postgres = await startOwnPostgres()
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const environment = {
    DATABASE_URL: postgres.url,
    PORT: port,
    HOST: 'localhost',
    ORIGIN: origin,
    DEMO: 'off',
    SECRET: 'a secret for the faults of this test alone',
    PAYMENTS_SANDBOX: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  }
  let jobs: 'inside' | 'apart' = 'inside'
  let web: WebProcess | undefined
  let worker: WorkerProcess | undefined
  const closings: (() => Promise<void>)[] = []
  const servers: FaultServers = {
    postgres,
    origin,
    async open(how) {
      await servers.killWeb()
      await servers.killWorker()
      jobs = how
      await servers.startWeb()
      if (jobs === 'apart') await servers.startWorker()
    },
    async startWeb() {
      web = await startWebProcess(postgres.url, { ...environment, JOBS: jobs })
    },
    async startWorker() {
      worker = await startWorkerProcess(environment)
    },
    async killWeb() {
      await web?.kill()
      web = undefined
    },
    async killWorker() {
      await worker?.kill()
      worker = undefined
    },
    async openBeside() {
      const besidePort = String(await freePort())
      const start = () =>
        startWebProcess(postgres.url, { ...environment, PORT: besidePort, ORIGIN: origin, JOBS: 'apart' })
      let beside = await start()
      closings.push(() => beside.kill())
      return {
        origin: beside.origin,
        kill: () => beside.kill(),
        async start() {
          beside = await start()
        },
      }
    },
    printed: () => web?.printed() ?? '',
    areAlive: () => ({ web: web !== undefined && isAlive(web.pid), worker: worker?.isAlive() ?? false }),
    async close() {
      await servers.killWeb()
      await servers.killWorker()
      for (const end of closings) await end()
      await postgres.stop()
    },
  }
  return servers
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
