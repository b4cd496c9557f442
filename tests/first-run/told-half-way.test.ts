import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processMark } from '#platform/db/embedded/process-identity.mjs'
import { installStamp, installStampFile } from '../../scripts/steps/installed.mjs'
import { freePort } from '../server/free-port.ts'
import { dataFolder } from './folders.ts'
import { tryKill, withDescendants } from './process-tree.ts'

const repository = join(import.meta.dirname, '../..')

type Tell = [how: string, tell: (pid: number) => void]
const byContainer: Tell = ['SIGTERM to npm alone', (pid) => tryKill(pid, 'SIGTERM')]
const bySystemd: Tell = ['SIGTERM to the whole group', (pid) => tryKill(-pid, 'SIGTERM')]
const byPerson: Tell = ['Ctrl-C', (pid) => tryKill(-pid, 'SIGINT')]
const byKill: Tell = ['SIGKILL to npm alone', (pid) => tryKill(pid, 'SIGKILL')]

function npmStart(cwd: string, environment: Record<string, string> = {}) {
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  npm.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const pid = npm.pid ?? 0
  onTestFinished(() => {
    for (const one of withDescendants(pid)) tryKill(one, 'SIGKILL')
  })
  return { pid, printed: () => printed, ended: once(npm, 'exit') }
}

/** Tells it at this moment; of all that it had begun nothing is left. */
async function expectAllToEnd({ pid }: { pid: number }, tell: (pid: number) => void): Promise<void> {
  const begun = withDescendants(pid).map((one) => ({ pid: one, mark: processMark(one) }))
  tell(pid)
  await expect
    .poll(() => begun.filter((one) => one.mark !== undefined && processMark(one.pid) === one.mark), {
      timeout: 60_000,
    })
    .toEqual([])
}

/** A project whose installation or build never ends, and tells when it has begun. */
async function endlessProject(step: 'install' | 'build'): Promise<string> {
  const project = await realpath(await mkdtemp(join(tmpdir(), 'guildhall-half-way-')))
  onTestFinished(() => rm(project, { recursive: true, force: true, maxRetries: 5 }))
  for (const part of ['scripts', 'platform/db/embedded'])
    await cp(join(repository, part), join(project, part), { recursive: true })
  const endless = 'endless.mjs'
  await writeFile(
    join(project, endless),
    `import { writeFileSync } from 'node:fs'; writeFileSync('begun', ''); setInterval(() => {}, 1000)`,
  )
  const scripts = { start: 'node scripts/start.mjs', preinstall: `node ${endless}` }
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ name: 'endless', version: '1.0.0', scripts }),
  )
  const lock = {
    name: 'endless',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'endless' } },
  }
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock))
  if (step === 'install') return project
  await mkdir(join(project, 'node_modules/node/bin'), { recursive: true })
  await symlink(process.execPath, join(project, 'node_modules/node/bin/node'))
  await mkdir(join(project, 'node_modules/@react-router/dev'), { recursive: true })
  const tool = { bin: { 'react-router': `../../../${endless}` } }
  await writeFile(join(project, 'node_modules/@react-router/dev/package.json'), JSON.stringify(tool))
  await writeFile(installStampFile(project), installStamp(project))
  return project
}

test.each<['install' | 'build', ...Tell]>([
  ['install', ...byContainer],
  ['install', ...bySystemd],
  ['install', ...byPerson],
  ['install', ...byKill],
  ['build', ...byContainer],
])('told during %s by %s, npm start ends everything that it began', async (step, _, tell) => {
  const project = await endlessProject(step)
  const start = npmStart(project)
  await expect.poll(() => existsSync(join(project, 'begun')), { timeout: 60_000 }).toBe(true)
  await expectAllToEnd(start, tell)
})

const isMakingDatabase = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('postgres.init-'))

/** `npm start` of the product with a PostgreSQL of its own in this folder. */
async function startIn(folder: string, demo: 'people' | 'small' = 'people') {
  const port = String(await freePort())
  return npmStart(repository, { DATA_FOLDER: folder, DATABASE_URL: '', DEMO: demo, PORT: port })
}

test.each<[string, Tell, (folder: string, printed: string) => boolean]>([
  ['while the database is made', byContainer, isMakingDatabase],
  ['before the tables are made', bySystemd, (_, printed) => printed.includes('runs on 127.0.0.1')],
])('told %s, npm start leaves no PostgreSQL behind', async (_, [, tell], isThen) => {
  const folder = await dataFolder()
  const start = await startIn(folder)
  await expect.poll(() => isThen(folder, start.printed()), { timeout: 60_000, interval: 5 }).toBe(true)
  await expectAllToEnd(start, tell)
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(start.printed()).not.toMatch(/^ {4}at /m)
})

test('told while the demo is filled, npm start leaves no PostgreSQL behind, and the next one goes on', async () => {
  const folder = await dataFolder()
  const [, tell] = byContainer
  const start = await startIn(folder)
  await expect.poll(() => start.printed(), { timeout: 60_000, interval: 5 }).toContain('demo: ')
  await expectAllToEnd(start, tell)
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(start.printed()).not.toMatch(/^ {4}at /m)

  const next = await startIn(folder)
  await expect.poll(() => next.printed(), { timeout: 60_000 }).toContain(' is open at ')
  expect(next.printed()).not.toContain('Took over')
  await expectAllToEnd(next, tell)
})

test('told with its whole group while another process fills the demo, npm start ends that too', async () => {
  const [, tell] = bySystemd
  const start = await startIn(await dataFolder(), 'small')
  await expect.poll(() => start.printed(), { timeout: 60_000, interval: 5 }).toContain('demo: ')
  expect(fillersOf(start.pid)).toHaveLength(1)
  await expectAllToEnd(start, tell)
  expect(start.printed()).not.toMatch(/^ {4}at |could not be made/m)
})

test('when the process that fills the demo is killed, the start ends and says that the next one goes on', async () => {
  const folder = await dataFolder()
  const start = await startIn(folder, 'small')
  await expect.poll(() => start.printed(), { timeout: 60_000, interval: 5 }).toContain('demo: ')
  for (const pid of fillersOf(start.pid)) tryKill(pid, 'SIGKILL')
  const [code] = await start.ended
  expect(code).toBe(1)
  expect(start.printed()).toContain('Start again: it goes on where it stopped.')
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
})

const fillersOf = (pid: number) =>
  withDescendants(pid).filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('demo:fill'))
