import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, serverPid } from '../first-run/folders.ts'
import { isSignedIn, readiness, signIn, webIn } from '../first-run/web-in-folder.ts'
import { rounds } from '../rounds.ts'
import { smallDisk } from './small-disk.ts'

const ROUNDS = rounds({ short: 1, long: 5 })

const howOften = (text: string, words: RegExp) => text.match(new RegExp(words, 'g'))?.length ?? 0

test('the disk is full and PostgreSQL ends: the web process says so once, and goes on by itself when there is space again', async () => {
  const folder = await dataFolder()
  const disk = await smallDisk(folder)
  const web = await webIn(folder)
  const session = await signIn(web)
  for (let round = 1; round <= ROUNDS; round++) {
    await disk.fill()
    await expect.poll(() => howOften(web.printed(), disk.saidWhenFull), { timeout: 60_000 }).toBe(round)
    expect(await readiness(web)).toBe(503)
    await disk.free()
    await expect.poll(() => readiness(web), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => isSignedIn(web, session)).toBe(true)
    expect(await signIn(web)).toBeDefined()
  }
  expect(howOften(web.printed(), disk.saidWhenFull)).toBe(ROUNDS)
  expect(howOften(web.printed(), /PostgreSQL ended unexpectedly/)).toBe(ROUNDS)
  expect(howOften(web.printed(), /PostgreSQL runs again/)).toBe(ROUNDS)
  expect(await web.stop()).toEqual({ code: 0 })
}, 600_000)

test('the database is gone for good: the process says so and ends with a failure', async () => {
  const folder = await dataFolder()
  const web = await webIn(folder)
  const pid = await serverPid(folder)
  await rename(join(folder, 'postgres'), join(folder, 'moved-away'))
  process.kill(pid, 'SIGKILL')
  expect(await web.ended).toEqual({ code: 1 })
  expect(web.printed()).toMatch(/The database in .* is gone, and Guildhall can’t go on/)
  expect(web.printed()).not.toMatch(/^ {4}at /m)
})
