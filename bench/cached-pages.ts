import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/server/free-port.ts'
import { cpuMs } from './cpu-time.ts'
import { type Headers, load, type Load } from './load.ts'

export type CachedPage = {
  path: string
  gzip: boolean
  bytes: number
  bare: Load
  cached: Load
  ratio: number
  /** Processor time of an answer, which other work on the machine changes least; of our process only where it was named. */
  cpu: { bareMs: number; cachedMs: number }
}

export const CONNECTIONS = 16
const SECONDS = 4
const ROUNDS = 3

type Asked = { headers?: Headers; seconds?: number; pid?: number }

/** A cached page against the same bytes from a bare node:http server, in turns, so that both meet the same weather. */
export async function measureCachedPage(
  origin: string,
  path: string,
  gzip: boolean,
  { headers: asked = {}, seconds = SECONDS, pid }: Asked = {},
): Promise<CachedPage> {
  const url = origin + path
  const asOne = typeof asked === 'function' ? asked(0) : asked
  const sample = await fetch(url, {
    headers: { ...asOne, 'Accept-Encoding': gzip ? 'gzip' : 'identity' },
  })
  const { body, headers } = await rawAnswer(url, gzip, asOne)
  if (!sample.ok) throw new Error(`${path} answers ${sample.status}`)
  const bare = await startBare(body, headers)
  const runs: { bare: Timed; cached: Timed }[] = []
  await load(url, { connections: CONNECTIONS, seconds: 1, gzip, headers: asked })
  await load(bare.url, { connections: CONNECTIONS, seconds: 1, gzip })
  for (let round = 0; round < ROUNDS; round++) {
    runs.push({
      bare: await timed(bare.pid, () => load(bare.url, { connections: CONNECTIONS, seconds, gzip })),
      cached: await timed(pid, () => load(url, { connections: CONNECTIONS, seconds, gzip, headers: asked })),
    })
  }
  bare.stop()
  runs.sort(
    (first, second) =>
      first.cached.perSecond / first.bare.perSecond - second.cached.perSecond / second.bare.perSecond,
  )
  const median = runs[Math.floor(runs.length / 2)]
  if (!median) throw new Error('no round was run')
  return {
    path,
    gzip,
    bytes: body.length,
    ...median,
    ratio: median.cached.perSecond / median.bare.perSecond,
    cpu: { bareMs: median.bare.cpuMs, cachedMs: median.cached.cpuMs },
  }
}

type Timed = Load & { cpuMs: number }

async function timed(pid: number | undefined, run: () => Promise<Load>): Promise<Timed> {
  const before = pid === undefined ? 0 : cpuMs(pid)
  const loaded = await run()
  return { ...loaded, cpuMs: pid === undefined ? 0 : (cpuMs(pid) - before) / loaded.count }
}

async function rawAnswer(
  url: string,
  gzip: boolean,
  asked: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...asked, ...(gzip ? { 'Accept-Encoding': 'gzip' } : {}) } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const {
          connection: _c,
          'keep-alive': _k,
          date: _d,
          'transfer-encoding': _t,
          ...kept
        } = answer.headers
        const body = Buffer.concat(chunks)
        const headers = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))
        resolve({ body, headers: { ...headers, 'content-length': String(body.length) } })
      })
    }).once('error', reject)
  })
}

async function startBare(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; pid: number | undefined; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'))
  writeFileSync(join(folder, 'body'), body)
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers))
  const port = await freePort()
  const child = spawn(process.execPath, [
    'bench/bare-server.ts',
    join(folder, 'body'),
    join(folder, 'headers.json'),
    String(port),
  ])
  await once(child.stdout, 'data')
  return { url: `http://localhost:${port}/`, pid: child.pid, stop: () => void child.kill() }
}
