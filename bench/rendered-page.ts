import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sent } from '../tests/server/frontend-messages.ts'
import { openQueryWire } from '../tests/server/query-wire.ts'
import { freePort } from '../tests/server/free-port.ts'
import { cpuMs } from './cpu-time.ts'
import { openDatabaseCpu, type DatabaseCpu } from './database-cpu.ts'
import type { FullDemo } from './full-demo.ts'
import { load } from './load.ts'
import { BEHIND_A_PROXY, fromAnywhere } from './post-form.ts'
import { median } from './statistics.ts'

export type RenderedPage = {
  path: string
  statements: number
  jsonCpuMs: number
  pageCpuMs: number
  ratio: number
  /** Against the same statements read anew by the database each time, as pages sent them when the bound was set. */
  unpreparedRatio: number
  /** Of the two processes alone, without what the database does for them. */
  ownRatio: number
}

/** One whose processor time is counted: the process, and what the database does for it. */
type Server = { url: string; pid: number; program: string }

const WEB = 'guildhall web'
const BARE = 'bench json'
const CONNECTIONS = 8
const TURN_SECONDS = 1
const ROUNDS = 9
/** V8 is still compiling what a page needs when a thousand of them have been made. */
const WARM_SECONDS = 20
const UNCACHED = { PAGE_CACHE_MB: '0', JOBS: 'apart', ...BEHIND_A_PROXY }

/** The processor time of a page that is rendered each time against that of its own statements answered as JSON, in turns. */
export async function measureRenderedPage(demo: FullDemo, path: string): Promise<RenderedPage> {
  const statements = await noteStatements(demo, path)
  const web = await demo.open(UNCACHED)
  const bare = await startBare(demo.databaseUrl, BARE, statements)
  const unprepared = await startBare(
    demo.databaseUrl,
    `${BARE} unprepared`,
    statements.map((one) => ({ ...one, name: '' })),
  )
  const database = await openDatabaseCpu(demo.databaseUrl)
  const page = { url: web.origin + path, pid: web.pid, program: WEB }
  try {
    await spend(database, page, WARM_SECONDS)
    for (const one of [bare, unprepared]) await spend(database, one, WARM_SECONDS)
    const turns = []
    for (let round = 0; round < ROUNDS; round++)
      turns.push({
        json: await spend(database, bare, TURN_SECONDS),
        unprepared: await spend(database, unprepared, TURN_SECONDS),
        page: await spend(database, page, TURN_SECONDS),
      })
    return {
      path,
      statements: statements.length,
      jsonCpuMs: median(turns.map((turn) => turn.json.whole)),
      pageCpuMs: median(turns.map((turn) => turn.page.whole)),
      ratio: median(turns.map((turn) => turn.page.whole / turn.json.whole)),
      unpreparedRatio: median(turns.map((turn) => turn.page.whole / turn.unprepared.whole)),
      ownRatio: median(turns.map((turn) => turn.page.own / turn.json.own)),
    }
  } finally {
    await database.close()
    for (const one of [bare, unprepared]) one.stop()
    await web.stop()
  }
}

/** Processor time of a request: of the process, and with that of the database. */
async function spend(database: DatabaseCpu, { url, pid, program }: Server, seconds: number) {
  const before = { own: cpuMs(pid), database: await database.of(program) }
  const { count, failures } = await load(url, { connections: CONNECTIONS, seconds, headers: fromAnywhere })
  if (failures > 0) throw new Error(`${failures} of ${count} requests for ${url} failed`)
  const own = (cpuMs(pid) - before.own) / count
  return { own, whole: own + ((await database.of(program)) - before.database) / count }
}

/** What the page asks of the database, taken from the wire, once all that is kept between requests is there. */
async function noteStatements(demo: FullDemo, path: string): Promise<Sent[]> {
  const wire = await openQueryWire(demo.databaseUrl)
  const web = await demo.open({ ...UNCACHED, DATABASE_URL: wire.url })
  const ask = async () => (await fetch(web.origin + path)).arrayBuffer()
  for (let asked = 0; asked < 3; asked++) await ask()
  wire.take()
  await ask()
  const statements = wire.take().filter(({ client }) => client === WEB)
  await web.stop()
  await wire.close()
  return statements
}

async function startBare(databaseUrl: string, program: string, statements: readonly Sent[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'guildhall-bench-')), 'statements.json')
  writeFileSync(file, JSON.stringify(statements))
  const port = await freePort()
  const child = spawn(process.execPath, ['bench/bare-json.ts', databaseUrl, file, String(port), program])
  await once(child.stdout, 'data')
  return {
    url: `http://localhost:${port}/`,
    pid: child.pid ?? 0,
    program,
    stop: () => void child.kill(),
  }
}
