import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../server/free-port.ts'
import { freshDatabaseUrl } from '../server/web-test.ts'
import { tryKill, withDescendants } from './process-tree.ts'

it('a package runs from any folder, with nothing beside it but Node', async () => {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'guildhall-package-')))
  onTestFinished(() => rm(place, { recursive: true }))
  const folder = join(place, 'guildhall')
  const notOurs = await leaveInDeploy()
  execFileSync(process.execPath, ['scripts/package.mjs', folder], { stdio: 'pipe' })
  expect(await readdir(join(folder, 'node_modules'))).not.toContain('vite')
  expect(await readdir(join(folder, 'deploy'))).toContain('compose.yaml')
  expect(await readdir(join(folder, 'deploy'))).not.toContain(notOurs)

  const port = String(await freePort())
  const started = spawn(process.execPath, [join(folder, 'guildhall.mjs')], {
    cwd: place,
    env: {
      PATH: dirname(process.execPath),
      DATABASE_URL: await freshDatabaseUrl(),
      DATA_FOLDER: join(place, 'data'),
      ORIGIN: `http://localhost:${port}`,
      HOST: 'localhost',
      PORT: port,
      DEMO: 'off',
      DRAIN_SECONDS: '0',
      SECRET: 'a secret for the package of this test alone',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    for (const pid of withDescendants(started.pid ?? 0)) tryKill(pid, 'SIGKILL')
  })
  const ended = once(started, 'exit')
  let printed = ''
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  started.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(' is open at ')
  const page = await fetch(`http://localhost:${port}/`)
  expect(page.status).toBe(200)
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? []
  expect((await fetch(new URL(style, `http://localhost:${port}`))).status).toBe(200)
  started.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

/** A file of the operator's beside ours, as the one with their secrets is. */
async function leaveInDeploy(): Promise<string> {
  const name = `environment.${randomUUID()}`
  const path = join('deploy', name)
  onTestFinished(() => rm(path))
  await writeFile(path, 'SECRET=known to nobody else')
  return name
}

it.each(['.gitignore', '.dockerignore'])(
  'the operator’s secrets in deploy are left out by %s',
  async (file) => {
    expect((await readFile(file, 'utf8')).split('\n')).toContain('deploy/environment')
  },
)
