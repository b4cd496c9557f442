import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../hall/web-process.ts'
import { freshDatabaseUrl } from '../hall/web-test.ts'
import { tryKill, withDescendants } from './process-tree.ts'

/** `npm start`, as the README says, on a database of its own. */
async function startByNpm() {
  const port = String(await freePort())
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      DATABASE_URL: await freshDatabaseUrl(),
      DEMO: 'people',
      PORT: port,
      NODE_ENV: '',
      LOG_LEVEL: 'info',
    },
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

/** A form whose second half is still on its way. */
function halfSent(origin: string) {
  const body = 'theme=dark&next=%2Fabout'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }
  const asked = request(`${origin}/preferences/theme`, { method: 'POST', headers })
  asked.write(body.slice(0, 5))
  const status = once(asked, 'response').then(([answer]) => (answer as { statusCode: number }).statusCode)
  return { status, finish: () => asked.end(body.slice(5)) }
}

const isClosed = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  )

test.each<[string, (pid: number) => void]>([
  ['npm alone, as a container does', (pid) => tryKill(pid, 'SIGTERM')],
  ['the whole group, as a terminal does', (pid) => tryKill(-pid, 'SIGTERM')],
  [
    'every process there is, as systemd does',
    (pid) => {
      for (const one of withDescendants(pid)) tryKill(one, 'SIGTERM')
    },
  ],
  [
    'all of them, again and again',
    (pid) => {
      for (let time = 0; time < 3; time++) for (const one of withDescendants(pid)) tryKill(one, 'SIGTERM')
    },
  ],
])('told by SIGTERM to %s, it answers what is under way and ends well', async (_, tell) => {
  const { pid, origin, ended } = await startByNpm()
  const half = halfSent(origin)
  await fetch(`${origin}/healthz`)
  tell(pid)
  await expect.poll(() => isClosed(origin)).toBe(true)
  tell(pid)
  half.finish()
  expect(await half.status).toBe(302)
  await ended
  expect(await isClosed(origin)).toBe(true)
})
