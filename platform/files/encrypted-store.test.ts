import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { encryptedStore } from './encrypted-store.ts'
import { openFolderStore } from './folder-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'encrypted-'))
afterAll(() => rm(folder, { recursive: true }))
const store = await openFolderStore(folder)
const key = randomBytes(32)
const words = Buffer.from('the number of a passport')

test('what is kept can be read with its key alone, and nothing of it stands on the disk', async () => {
  const closed = encryptedStore(store, key)
  await closed.put('identity/one', words, { contentType: 'image/png' })
  const read = await closed.read('identity/one')
  expect(Buffer.from(await new Response(read?.stream).arrayBuffer())).toEqual(words)
  for (const name of await readdir(join(folder, 'identity'))) {
    const kept = await readFile(join(folder, 'identity', name))
    expect(kept.includes('passport')).toBe(false)
    expect(kept.includes('image/png')).toBe(false)
  }
  await expect(encryptedStore(store, randomBytes(32)).read('identity/one')).rejects.toThrow()
  await closed.remove('identity/one')
  expect(await closed.read('identity/one')).toBeUndefined()
})
