import { randomBytes } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { openFileStore } from '#platform/files/file-store.ts'
import { dumpFiles, loadFiles } from './list-of-files.ts'
import type { Manifest } from './manifest.ts'

const place = await mkdtemp(join(tmpdir(), 'guildhall-dumped-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: join(place, 's3'),
  silent: true,
  configureBuckets: [{ name: 'files', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  await rm(place, { recursive: true })
})
const bucket = await openFileStore({
  dataFolder: place,
  files: {
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  },
})
const quiet = () => {}
const backup = join(place, 'backup')
const keys = ['pictures/a/640.webp', 'pictures/a', 'papers/b.pdf', 'empty']
const bytes = new Map(keys.map((key) => [key, key === 'empty' ? Buffer.alloc(0) : randomBytes(200_000)]))

test('a list that can not be written is told as the reason, and ends the backup', async () => {
  const taken = join(place, 'taken')
  await mkdir(join(taken, 'files.tsv'), { recursive: true })
  await bucket.put('one', Buffer.from('one'), { contentType: 'text/plain' })
  await expect(dumpFiles(bucket, taken, quiet)).rejects.toThrow(/EEXIST|EISDIR/)
  await bucket.remove('one')
})

test('files of a bucket come back into a folder, byte for byte and with their types', async () => {
  await mkdir(backup)
  for (const [key, content] of bytes) await bucket.put(key, content, { contentType: 'image/webp' })
  const files = await dumpFiles(bucket, backup, quiet)
  expect(files).toMatchObject({ count: keys.length, bytes: 600_000 })

  const folder = await openFileStore({ dataFolder: join(place, 'restored'), files: undefined })
  await loadFiles(backup, { files } as Manifest, folder, quiet)
  for (const [key, content] of bytes) {
    const stored = await folder.read(key)
    expect(stored?.contentType).toBe('image/webp')
    expect(Buffer.from(await new Response(stored?.stream).arrayBuffer()).equals(content), key).toBe(true)
  }

  const damaged = join(place, 'damaged')
  await writeFile(join(backup, 'files/papers/b.pdf.file'), randomBytes(200_000))
  const other = await openFileStore({ dataFolder: damaged, files: undefined })
  await expect(loadFiles(backup, { files } as Manifest, other, quiet)).rejects.toThrow(
    'The file papers/b.pdf in this backup is damaged',
  )
  expect(await other.has('papers/b.pdf')).toBe(false)

  await rm(join(backup, 'files/papers/b.pdf.file'))
  await expect(loadFiles(backup, { files } as Manifest, other, quiet)).rejects.toThrow(
    'This backup is not whole: it has 3 of 4 files, and papers/b.pdf is not among them.',
  )
})
