import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { programs } from '../../scripts/steps/programs.mjs'
import { freshDatabaseUrl, servedDatabaseUrl } from '../server/web-test.ts'
import { dataFolder, isRoot, nobody, othersCanEnter, query } from './folders.ts'
import { oldPostgres } from './old-postgres.ts'

const canBeNobody = isRoot && (await othersCanEnter(import.meta.dirname))
/** Root may write anywhere. */
const canBeRefused = !isRoot || canBeNobody

/** What the built product says when it is started so and can't go on. */
async function refusal(environment: Record<string, string>, who: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, programs.web.args, {
    env: {
      ...process.env,
      ...programs.web.environment,
      DATABASE_URL: '',
      DEMO: 'people',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...who,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(said).not.toMatch(/^ {4}at /m)
  expect(code).toBe(1)
  return said
}

const asNobody = isRoot ? { uid: nobody, gid: nobody } : {}

test.each([
  ['LOG_LEVEL', 'loud', /^ {2}LOG_LEVEL: write debug, info, warn, error or silent$/m],
  ['PORT', '70000', /^ {2}PORT: write a port number, 0 to 65535$/m],
])('%s=%s is refused by its name', async (name, value, words) => {
  expect(await refusal({ [name]: value })).toMatch(words)
})

test('a file as DATA_FOLDER is called a file', async () => {
  const file = join(dirname(await dataFolder()), 'a-file')
  await writeFile(file, '')
  expect(await refusal({ DATA_FOLDER: file })).toContain(
    `  DATA_FOLDER: ${file} is a file; name a folder, or a place where one can be made`,
  )
  expect(await refusal({ DATA_FOLDER: join(file, 'below') })).toContain(
    `  DATA_FOLDER: ${file} is a file; name a folder, or a place where one can be made`,
  )
})

test.runIf(canBeRefused)('a DATA_FOLDER that can’t be made is said to be so', async () => {
  const folder = await dataFolder({ mode: 0o555 })
  expect(await refusal({ DATA_FOLDER: folder }, asNobody)).toMatch(
    /DATA_FOLDER: user \d+ may not write to .*, which belongs to .*; start Guildhall as .*, or give it to this user: sudo chown -R \d+ /,
  )
})

test.runIf(canBeNobody)('a folder that was root’s first is said to be root’s, with the way out', async () => {
  const folder = await dataFolder()
  await mkdir(folder)
  await writeFile(join(folder, 'secret'), 'x'.repeat(64), { mode: 0o600 })
  await chmod(folder, 0o777)
  expect(await refusal({ DATA_FOLDER: folder }, asNobody)).toContain(
    `DATA_FOLDER: user ${nobody} may not write to ${join(folder, 'secret')}, which belongs to root; start Guildhall as root, or give it to this user: sudo chown -R ${nobody} ${folder}`,
  )
})

test('a start that fails ends the PostgreSQL that it began', async () => {
  const folder = await dataFolder()
  const taker = createServer().listen(0, 'localhost')
  await once(taker, 'listening')
  onTestFinished(() => void taker.close())
  const { port } = taker.address() as AddressInfo
  expect(await refusal({ DATA_FOLDER: folder, PORT: String(port) })).toContain(
    `PORT: ${port} on localhost is taken`,
  )
  expect(existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
})

const notReached = 'DATABASE_URL: the database can’t be reached'
const own = { DEMO: 'off', SECRET: 'x'.repeat(32) }

test('a host that nobody knows, and a port where nobody listens, are said to be so', async () => {
  const nowhere = await refusal({ ...own, DATABASE_URL: 'postgres://u:p4ssw0rd@nowhere.invalid/hall' })
  expect(nowhere).toContain(notReached)
  expect(nowhere).toContain('nowhere.invalid')
  const nobodyThere = await refusal({ ...own, DATABASE_URL: 'postgres://u:p4ssw0rd@127.0.0.1:1/hall' })
  expect(nobodyThere).toContain(`${notReached}: nothing listens at 127.0.0.1:1.`)
  expect(nowhere + nobodyThere).not.toContain('p4ssw0rd')
})

async function urlTo(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `postgres://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/hall`
}

test('what answers and is no PostgreSQL, and what never answers, are said to be so', async () => {
  const other = await urlTo(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  const silent = await urlTo(createServer())
  const [answered, unanswered] = await Promise.all([
    refusal({ ...own, DATABASE_URL: other }),
    refusal({ ...own, DATABASE_URL: silent }),
  ])
  expect(answered).toContain('does not answer as PostgreSQL does')
  expect(unanswered).toContain('does not answer.')
})

test('a wrong password, a missing database and TLS that the server does not speak are told apart', async () => {
  const url = new URL(await freshDatabaseUrl())
  const changed = (change: (copy: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    return copy.toString()
  }
  const wrong = changed((copy) => (copy.password = 'not-the-password'))
  const said = await refusal({ ...own, DATABASE_URL: wrong })
  expect(said).toContain(`${notReached}: it refuses the user guildhall or the password`)
  expect(said).not.toContain('not-the-password')
  const missing = changed((copy) => (copy.pathname = '/nothing-here'))
  expect(await refusal({ ...own, DATABASE_URL: missing })).toContain(
    `${notReached}: it has no database named nothing-here`,
  )
  const secure = changed((copy) => (copy.search = '?sslmode=require'))
  expect(await refusal({ ...own, DATABASE_URL: secure })).toContain(`${notReached}: TLS fails`)
})

/** Lets one connection through to the database, and lets nobody in after it. */
async function closesBehindTheFirst(databaseUrl: string): Promise<string> {
  const { hostname, port } = new URL(databaseUrl)
  let hasCome = false
  const door = createServer((socket) => {
    if (hasCome) return void socket.destroy()
    hasCome = true
    const inside = connect(Number(port), hostname)
    socket.pipe(inside).pipe(socket)
    for (const one of [socket, inside]) one.on('error', () => {})
  })
  const closing = new URL(databaseUrl)
  closing.port = new URL(await urlTo(door)).port
  return closing.toString()
}

test('a database that goes away amid the start is said to have gone', async () => {
  const url = await closesBehindTheFirst(await servedDatabaseUrl())
  expect(await refusal({ ...own, DATABASE_URL: url })).toContain(
    'The database went away before the marketplace was open',
  )
})

test('a PostgreSQL that is too old is told by its version', async () => {
  expect(await refusal({ ...own, DATABASE_URL: await urlTo(oldPostgres('15.7 (Debian)')) })).toContain(
    'DATABASE_URL: this PostgreSQL is 15.7 (Debian), and Guildhall needs 16 or newer.',
  )
})

test('a user who may not make tables is told so', async () => {
  const owner = await freshDatabaseUrl()
  const reader = new URL(owner)
  reader.username = `reader_${randomBytes(6).toString('hex')}`
  reader.password = 'reading'
  await query(owner, `create role ${reader.username} login password '${reader.password}'`)
  onTestFinished(async () => void (await query(inject('postgres').adminUrl, `drop role ${reader.username}`)))
  expect(await refusal({ ...own, DATABASE_URL: reader.toString() })).toContain(
    `DATABASE_URL: the user ${reader.username} may not do what is needed here`,
  )
})
