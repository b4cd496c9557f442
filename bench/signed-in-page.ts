import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sent } from '../tests/server/frontend-messages.ts'
import { openQueryWire } from '../tests/server/query-wire.ts'
import { startWebProcess } from '../tests/server/web-process.ts'
import { cpuMs } from './cpu-time.ts'
import { openDatabaseCpu } from './database-cpu.ts'
import { signIn } from './post-form.ts'
import { load } from './load.ts'
import { median } from './statistics.ts'

export type SignedInPage = {
  path: string
  /** Statements a request, and how many of them were asked to find the session. */
  statements: number
  sessionChecks: number
  arePrepared: boolean
  bareCpuMs: number
  pageCpuMs: number
  ratio: number
  /** Of the two processes alone, without what the database does for them. */
  ownRatio: number
}

/** Processor time of one request or one round of statements: of the process, and with that of the database. */
type Spent = { own: number; whole: number }

const BARE = 'bench bare'
const CONNECTIONS = 8
const TURN_SECONDS = 0.4
const ROUNDS = 25
/** Before so many, the engine has not yet made its best of the code. */
const WARM_REQUESTS = 1_000
const WARM_TURNS_MOST = 15

/** The processor time of a signed-in page against that of its own statements sent bare, in short turns, the database's with it. */
export async function measureSignedInPage(databaseUrl: string, path: string): Promise<SignedInPage> {
  const { statements, Cookie } = await noteStatements(databaseUrl, path)
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', JOBS: 'apart' })
  const bare = await startBare(databaseUrl, statements)
  const database = await openDatabaseCpu(databaseUrl)
  try {
    const askPage = async (seconds: number) => {
      const before = cpuMs(web.pid)
      const databaseBefore = await database.of('guildhall web')
      const { count, failures } = await load(web.origin + path, {
        connections: CONNECTIONS,
        seconds,
        headers: { Cookie },
      })
      if (failures > 0) throw new Error(`${failures} of ${count} requests for ${path} failed`)
      const own = (cpuMs(web.pid) - before) / count
      return { count, own, whole: own + ((await database.of('guildhall web')) - databaseBefore) / count }
    }
    const askBare = async (seconds: number) => {
      const before = await database.of(BARE)
      const { count, own } = await bare.ask(seconds)
      return { own, whole: own + ((await database.of(BARE)) - before) / count }
    }
    for (let turn = 0, asked = 0; asked < WARM_REQUESTS && turn < WARM_TURNS_MOST; turn++)
      asked += (await askPage(1)).count
    await askBare(1)
    const turns: { bare: Spent; page: Spent }[] = []
    for (let round = 0; round < ROUNDS; round++)
      turns.push({ bare: await askBare(TURN_SECONDS), page: await askPage(TURN_SECONDS) })
    const checks = statements.filter(({ text }) => /"session"[\s\S]*"token_hash" = /.test(text))
    return {
      path,
      statements: statements.length,
      sessionChecks: checks.length,
      arePrepared: checks.every(({ name }) => name !== ''),
      bareCpuMs: median(turns.map((turn) => turn.bare.whole)),
      pageCpuMs: median(turns.map((turn) => turn.page.whole)),
      ratio: median(turns.map((turn) => turn.page.whole / turn.bare.whole)),
      ownRatio: median(turns.map((turn) => turn.page.own / turn.bare.own)),
    }
  } finally {
    await database.close()
    bare.stop()
    await web.stop()
  }
}

/** What the page asks of the database, taken from the wire. Jobs run apart, so that theirs is not among it. */
async function noteStatements(
  databaseUrl: string,
  path: string,
): Promise<{ statements: Sent[]; Cookie: string }> {
  const wire = await openQueryWire(databaseUrl)
  const web = await startWebProcess(wire.url, { LOG_LEVEL: 'warn', JOBS: 'apart' })
  const Cookie = await signIn(web.origin)
  wire.take()
  const answer = await fetch(web.origin + path, { headers: { Cookie } })
  await answer.arrayBuffer()
  const statements = wire.take().filter(({ client }) => client === 'guildhall web')
  await web.stop()
  await wire.close()
  return { statements, Cookie }
}

async function startBare(databaseUrl: string, statements: readonly Sent[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'guildhall-bench-')), 'statements.json')
  writeFileSync(file, JSON.stringify(statements))
  const child = fork('bench/bare-queries.ts', [databaseUrl, file, String(CONNECTIONS), BARE])
  await once(child, 'message')
  return {
    async ask(seconds: number): Promise<{ count: number; own: number }> {
      child.send(seconds)
      const [told] = (await once(child, 'message')) as [{ count: number; cpuMs: number }]
      return { count: told.count, own: told.cpuMs / told.count }
    },
    stop: () => void child.kill(),
  }
}
