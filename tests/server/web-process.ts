import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs } from '../../scripts/steps/programs.mjs'
import { freePort } from './free-port.ts'

/** A real web process of the built product, on a port of its own. */
export type WebProcess = {
  origin: string
  pid: number
  /** All that it has printed so far: steps for people and lines of the log. */
  printed(): string
  /** How it went when it ended by itself, or otherwise. */
  ended: Promise<{ code: number | null }>
  /** Ends it as an operator would, and tells how it went. */
  stop(): Promise<{ code: number | null }>
  kill(): Promise<void>
}

const START_LIMIT_MS = 100_000

export async function startWebProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
  startLimitMs = START_LIMIT_MS,
): Promise<WebProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const origin = `http://localhost:${port}`
  let printed = ''
  const child = spawn(process.execPath, programs.web.args, {
    env: {
      ...process.env,
      ...programs.web.environment,
      // A whole demo takes most of a minute; a test that needs one asks for it.
      DEMO: 'people',
      LOG_LEVEL: 'info',
      // No proxy stands before it.
      DRAIN_SECONDS: '0',
      // The model takes seconds to load and a core to run; a test that is about meaning asks for it.
      MEANING: 'off',
      DATABASE_URL: databaseUrl,
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const logsFolder = process.env['TEST_LOGS']
  const take = (chunk: Buffer) => {
    printed += chunk.toString()
    if (logsFolder) appendFileSync(join(logsFolder, `web-${child.pid}.log`), chunk)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ code }))
  })
  await untilOpen(child, () => printed, startLimitMs)
  return {
    origin,
    pid: child.pid ?? 0,
    printed: () => printed,
    ended,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

function untilOpen(child: ChildProcess, printed: () => string, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server did not open in time:\n${printed()}`))
    }, limitMs)
    const look = () => {
      if (!printed().includes(' is open at ')) return
      clearTimeout(late)
      child.stdout?.off('data', look)
      resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`The server ended with ${code}:\n${printed()}`))
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<{ code: number | null }> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve({ code: child.exitCode })
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', (code) => resolve({ code }))
    child.kill(signal)
  })
}
