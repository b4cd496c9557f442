import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../server/free-port.ts'
import { tryKill, withDescendants } from './process-tree.ts'

export type StartedByNpm = { pid: number; origin: string; ended: Promise<number | null> }

/** `npm start`, as the README says. */
export async function startByNpm(environment: Record<string, string>): Promise<StartedByNpm> {
  const port = environment['PORT'] ?? String(await freePort())
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'info', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  npm.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = once(npm, 'exit').then(([code]) => code as number | null)
  onTestFinished(() => {
    for (const pid of withDescendants(npm.pid ?? 0)) tryKill(pid, 'SIGKILL')
  })
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(' is open at ')
  return { pid: npm.pid ?? 0, origin: `http://localhost:${port}`, ended }
}

export const isClosed = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  )

/** How it is told to stop, by whoever started it. */
export const waysToTell: [string, (pid: number) => void][] = [
  ['npm alone, as a container does', (pid) => tryKill(pid, 'SIGTERM')],
  ['the whole group, as a terminal does', (pid) => tryKill(-pid, 'SIGTERM')],
  ['every process there is, as systemd does', tellAll],
  [
    'all of them, again and again',
    (pid) => {
      for (let time = 0; time < 3; time++) tellAll(pid)
    },
  ],
]

function tellAll(pid: number): void {
  for (const one of withDescendants(pid)) tryKill(one, 'SIGTERM')
}
