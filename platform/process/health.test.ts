import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { healthOf } from './health.ts'

test('a process that searches is ready when search is loaded, and one that does not is not asked for it', async () => {
  let isWarm = false
  const parts = {
    running: { version: '1.0.0', commit: 'abc', build: 'def' },
    db: { execute: async () => ({}) } as unknown as Db,
    jobs: { isRunning: () => true },
    bus: { isListening: () => true },
    listTroubles: async () => [],
  }
  const web = healthOf({ ...parts, search: { isWarm: () => isWarm } })
  expect((await web.ready()).status).toBe(503)
  isWarm = true
  const answer = await web.ready()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ready', search: true })
  expect((await healthOf(parts).ready()).status).toBe(200)
})
