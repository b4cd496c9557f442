import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { rounds } from '../rounds.ts'
import { expectHeld } from './expect-held.ts'
import { query, startOwnPostgres } from './own-postgres.ts'
import { makeCouples, withJobs } from './people.ts'
import { changePortrait, expectPortraitsOpen } from './portraits.ts'
import { runProgram } from './run-command.ts'
import { startTraffic } from './traffic.ts'

const ROUNDS = rounds({ short: 1, long: 10 })
const DEEDS_BEFORE = 8
const PASSWORD = 'a password for this test alone'

test('a backup made amid traffic brings back everything that was answered as done before it, the files with it', async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const place = await mkdtemp(join(tmpdir(), 'guildhall-backup-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const marketplaceAt = (databaseUrl: string, folder: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: join(place, folder),
    HOST: 'localhost',
    DEMO: 'off',
    SECRET: 'a secret for the backups of this test alone',
    PAYMENTS_SANDBOX: 'on',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  })
  const home = marketplaceAt(postgres.url, 'home')
  const web = await startWebProcess(postgres.url, home)
  onTestFinished(() => web.kill())
  const passwordHash = await hashPassword(PASSWORD)
  const login = await withJobs(postgres.url, async (tx) => (await makeMember(tx, { passwordHash })).email)
  const couples = await makeCouples(postgres.url, 3)
  const sitters = couples.map(({ seller }) => seller)
  for (const sitter of sitters) await changePortrait(web.origin, sitter)
  const traffic = startTraffic(web.origin, couples)

  for (let round = 0; round < ROUNDS; round++) {
    await traffic.goesOn(DEEDS_BEFORE)
    const before = structuredClone(traffic.journal)
    const folder = join(place, `backup-${round}`)
    const backing = runProgram('backup', [folder], home)
    // The files of the portrait before go while the backup is made, though a row of its moment may name them.
    const sitter = sitters[round % sitters.length]
    if (sitter) await changePortrait(web.origin, sitter)
    const backup = await backing
    expect(backup, backup.printed).toMatchObject({ code: 0 })

    const restored = await createDatabase(postgres.url, `restored_${round}`)
    const elsewhere = marketplaceAt(restored, `elsewhere-${round}`)
    const restore = await runProgram('restore', [folder], elsewhere)
    expect(restore, restore.printed).toMatchObject({ code: 0 })
    expect(restore.printed).toContain('The ledger adds up')
    await expectHeld(restored, before)
    const again = await startWebProcess(restored, elsewhere)
    try {
      await expectPortraitsOpen(restored, again.origin)
      expect(await signIn(again, login)).toContain('__Host-session=')
    } finally {
      await again.kill()
    }
  }
  await traffic.stop()
  await expectCautions(join(place, 'backup-0'), postgres.url, home, marketplaceAt)
}, 1_800_000)

type PlaceAt = (databaseUrl: string, folder: string) => Record<string, string>

/** What nobody else may read, what would be written over, sealed with another secret, or was damaged on its way. */
async function expectCautions(backup: string, url: string, home: Record<string, string>, at: PlaceAt) {
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(backup))
    expect((await stat(join(backup, name))).mode & 0o077, name).toBe(0)
  expect((await runProgram('restore', [backup], home)).printed).toContain('This database is not empty')
  const empty = at(await createDatabase(url, 'stays_empty'), 'nothing')
  const otherSecret = { ...empty, SECRET: 'another secret than the one it was sealed with' }
  expect((await runProgram('restore', [backup], otherSecret)).printed).toContain(
    'SECRET: this backup was sealed with another one',
  )
  await appendFile(join(backup, 'tables/public.member.copy.gz'), 'x')
  expect((await runProgram('restore', [backup], empty)).printed).toContain(
    'The rows of member in this backup are damaged',
  )
  expect(
    await query(empty['DATABASE_URL'] ?? '', `select from pg_tables where schemaname = 'public'`),
  ).toEqual([])
}

async function createDatabase(url: string, name: string): Promise<string> {
  await query(url, `create database ${name}`)
  const created = new URL(url)
  created.pathname = `/${name}`
  return created.toString()
}

async function signIn({ origin }: WebProcess, login: string): Promise<string> {
  const answer = await fetch(`${origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'password', login, password: PASSWORD, next: '/my', keep: 'on' }),
  })
  return answer.headers.getSetCookie().join()
}
