import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withProcessLock } from '#platform/db/embedded/process-lock.mjs'

it('lets one in at a time, also when many find the lock of a process that died', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'lock')
  await writeFile(file, JSON.stringify({ pid: process.pid, mark: 'a process of an earlier day' }))
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 12 }, () =>
    withProcessLock(file, {}, async () => {
      most = Math.max(most, ++inside)
      await new Promise(setImmediate)
      inside--
    }),
  )
  await Promise.all(visits)
  expect(most).toBe(1)
})
