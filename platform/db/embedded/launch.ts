import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { processMark } from './process-identity.mjs'
import { serverArguments, serverEnvironment, type Tuning } from './settings.ts'

export type Launch =
  | { outcome: 'ready' }
  | { outcome: 'port taken' | 'still locked' | 'failed'; said: string }

const retainedLogBytes = 8 * 1024 * 1024
const recoveryLimitMs = 10 * 60_000
const patienceMs = 5_000

/** Starts the server apart from our terminal and lifetime (Ctrl-C is for us, not for it) and waits until it is ready. */
export async function launch(
  options: {
    home: Home
    binaries: Binaries
    port: number
    tuning: Tuning
    logFile: string
    signal?: AbortSignal | undefined
  },
  onSlow: () => void,
): Promise<Launch> {
  const { home, binaries, port, tuning, logFile, signal } = options
  signal?.throwIfAborted()
  const log = await open(logFile, 'a', 0o600)
  try {
    if ((await log.stat()).size > retainedLogBytes) await log.truncate()
    const before = (await log.stat()).size
    const child = spawn(binaries.postgres, serverArguments(home.cluster, port, tuning), {
      cwd: home.cluster,
      env: serverEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      ...home.runAs,
    })
    child.unref()
    const ended = once(child, 'exit').then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    const ready = await waitForChild(ended, home.cluster, child.pid, { onSlow, signal })
    if (ready === 'ready') return { outcome: 'ready' }
    return judge(ready?.message ?? (await readFrom(logFile, before)))
  } finally {
    await log.close()
  }
}

async function waitForChild(
  ended: Promise<Error | undefined>,
  cluster: string,
  pid: number | undefined,
  { onSlow, signal }: { onSlow: () => void; signal: AbortSignal | undefined },
): Promise<'ready' | Error | undefined> {
  const slowAt = Date.now() + patienceMs
  const deadline = Date.now() + recoveryLimitMs
  const turn = Symbol('turn')
  let told = false
  while (Date.now() < deadline) {
    const news = await Promise.race([ended, pause(25, turn)])
    if (news !== turn) return news as Error | undefined
    if (signal?.aborted) {
      await endHalfStarted(pid, cluster)
      signal.throwIfAborted()
    }
    const found = await findPostmaster(cluster)
    if (found && found.pid === pid && found.status === 'ready') return 'ready'
    if (!told && Date.now() > slowAt) {
      told = true
      onSlow()
    }
  }
  return new Error('PostgreSQL was not ready within ten minutes: see postgres.log in the data folder')
}

async function endHalfStarted(pid: number | undefined, cluster: string): Promise<void> {
  const mark = pid === undefined ? undefined : processMark(pid)
  if (pid !== undefined && mark !== undefined) await stopPostmaster({ pid, mark }, cluster)
}

function judge(said: string): Launch {
  if (/could not bind|Address already in use|could not create any TCP\/IP sockets/i.test(said)) {
    return { outcome: 'port taken', said }
  }
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(said))
    return { outcome: 'still locked', said }
  return { outcome: 'failed', said }
}

async function readFrom(file: string, start: number): Promise<string> {
  const { size } = await stat(file)
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(Math.max(0, size - start)),
      0,
      Math.max(0, size - start),
      start,
    )
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
