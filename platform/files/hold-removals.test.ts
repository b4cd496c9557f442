import { afterAll, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { testDatabase } from '#platform/db/testing.ts'
import { openFolderStore } from './folder-store.ts'
import { holdingRemovals, holdRemovals, removeHeld } from './hold-removals.ts'

const { db, url } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'guildhall-held-'))
const store = holdingRemovals(await openFolderStore(folder), db)
afterAll(() => rm(folder, { recursive: true }))

test('while a backup is made nothing is removed, and everything that waited is when it ends', async () => {
  for (const key of ['a', 'b']) await store.put(key, Buffer.from(key), { contentType: 'text/plain' })
  const backup = new pg.Client({ connectionString: url })
  await backup.connect()
  await holdRemovals(backup)
  await store.remove('a')
  await removeHeld(db, store)
  expect(await store.has('a')).toBe(true)
  await backup.end()
  await expect
    .poll(async () => {
      await removeHeld(db, store)
      return store.has('a')
    })
    .toBe(false)
  expect(await store.has('b')).toBe(true)
  await store.remove('b')
  expect(await store.has('b')).toBe(false)
})
