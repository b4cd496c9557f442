import { expect, onTestFinished, test } from 'vitest'
import { startWorkerProcess } from '../server/worker-process.ts'
import { dataFolder } from './folders.ts'
import { isSignedIn, readiness, signIn, webIn } from './web-in-folder.ts'

test('two web processes in one folder: the first leaves, what it answered as done stands, and the second goes on', async () => {
  const folder = await dataFolder()
  const first = await webIn(folder)
  const second = await webIn(folder)
  const session = await signIn(first)
  expect(await first.stop()).toEqual({ code: 0 })
  expect(await readiness(second)).toBe(200)
  expect(await isSignedIn(second, session)).toBe(true)
  expect(await signIn(second)).toBeDefined()
  expect(await second.stop()).toEqual({ code: 0 })
})

test('a web process and a worker in one folder: the web process is killed, and the worker goes on with whoever comes next', async () => {
  const folder = await dataFolder()
  const web = await webIn(folder, { JOBS: 'apart' })
  const worker = await startWorkerProcess({ DATA_FOLDER: folder, DATABASE_URL: '' })
  onTestFinished(() => worker.kill())
  const session = await signIn(web)
  await web.kill()
  const next = await webIn(folder, { JOBS: 'apart' })
  expect(next.printed()).toContain('Joined the database server')
  expect(await isSignedIn(next, session)).toBe(true)
  expect(await next.stop()).toEqual({ code: 0 })
  expect(worker.isAlive()).toBe(true)
  await worker.stop()
})
