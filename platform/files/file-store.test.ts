import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RangeNotSatisfiable } from './byte-range.ts'
import type { FileStore, StoredFile } from './stored-file.ts'
import { openFileStore } from './file-store.ts'

let folder: string
let s3: S3rver
let s3Settings: {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-files-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await s3.run()
  s3Settings = {
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  stores['a folder'] = await openFileStore({ dataFolder: join(folder, 'data'), files: undefined })
  stores['a bucket'] = await openFileStore({ dataFolder: join(folder, 'data'), files: s3Settings })
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a folder', 'a bucket'])('%s', (which) => {
  const store = (): FileStore => stores[which]!

  test('gives back the bytes and the content type that were put', async () => {
    const bytes = randomBytes(70_000)
    await store().put('deals/1f-2a/brief.pdf', bytes, { contentType: 'application/pdf' })
    const file = await store().read('deals/1f-2a/brief.pdf')
    expect(file).toMatchObject({ size: 70_000, contentType: 'application/pdf' })
    expect(await bytesOf(file)).toEqual(bytes)
  })

  test('tells every key that it has, and none that was removed', async () => {
    for (const key of ['listed/a.txt', 'listed/deep/er/b', 'listed/gone'])
      await store().put(key, Buffer.from(key), { contentType: 'text/plain' })
    await store().remove('listed/gone')
    const keys: string[] = []
    for await (const key of store().list()) if (key.startsWith('listed/')) keys.push(key)
    expect(keys.toSorted()).toEqual(['listed/a.txt', 'listed/deep/er/b'])
  })

  test('tells nothing of what others put there under names that are none of ours', async () => {
    await putForeign(which, 'foreign/Notes of mine.txt')
    await putForeign(which, 'foreign/.hidden/a')
    await store().put('foreign/ours', Buffer.from('ours'), { contentType: 'text/plain' })
    const keys: string[] = []
    for await (const key of store().list()) if (key.startsWith('foreign/')) keys.push(key)
    expect(keys).toEqual(['foreign/ours'])
  })

  test('takes a stream of unknown length, small, empty or larger than one part', async () => {
    for (const size of [0, 10, 8 * 1024 * 1024, 9_000_001]) {
      const bytes = randomBytes(size)
      await store().put('streams/file', streamOf(bytes), { contentType: 'application/zip' })
      const file = await store().read('streams/file')
      expect(file).toMatchObject({ size, contentType: 'application/zip' })
      expect((await bytesOf(file)).equals(bytes)).toBe(true)
    }
  })

  test('reads a part of a file and says how large the whole is', async () => {
    await store().put('ranges/digits.txt', Buffer.from('0123456789'), { contentType: 'text/plain' })
    const middle = await store().read('ranges/digits.txt', { range: { start: 3, end: 5 } })
    expect(middle).toMatchObject({ size: 10, range: { start: 3, end: 5 } })
    expect(String(await bytesOf(middle))).toBe('345')
    const rest = await store().read('ranges/digits.txt', { range: { start: 7 } })
    expect(rest).toMatchObject({ size: 10, range: { start: 7, end: 9 } })
    expect(String(await bytesOf(rest))).toBe('789')
    const beyond = await store().read('ranges/digits.txt', { range: { start: 8, end: 99 } })
    expect(beyond).toMatchObject({ range: { start: 8, end: 9 } })
    expect(String(await bytesOf(beyond))).toBe('89')
  })

  test('refuses a range behind the end of the file', async () => {
    await store().put('ranges/short', Buffer.from('abc'), { contentType: 'text/plain' })
    await expect(store().read('ranges/short', { range: { start: 3 } })).rejects.toThrow(RangeNotSatisfiable)
  })

  test('knows what it has, and removing twice is harmless', async () => {
    const key = `gone/${randomUUID()}`
    expect(await store().has(key)).toBe(false)
    expect(await store().read(key)).toBeUndefined()
    await store().put(key, Buffer.from('x'), { contentType: 'text/plain' })
    expect(await store().has(key)).toBe(true)
    await store().remove(key)
    await store().remove(key)
    expect(await store().has(key)).toBe(false)
    expect(await store().read(key)).toBeUndefined()
  })

  test('keeps a file and a folder of the same name apart', async () => {
    await store().put('name', Buffer.from('file'), { contentType: 'text/plain' })
    await store().put('name/inside', Buffer.from('inside'), { contentType: 'text/plain' })
    expect(String(await bytesOf(await store().read('name')))).toBe('file')
    expect(String(await bytesOf(await store().read('name/inside')))).toBe('inside')
  })

  test('replaces a file whole', async () => {
    await store().put('twice', randomBytes(1_000), { contentType: 'text/plain' })
    await store().put('twice', Buffer.from('second'), { contentType: 'text/plain' })
    expect(String(await bytesOf(await store().read('twice')))).toBe('second')
  })

  test.each([0, 9 * 1024 * 1024])('a stream that breaks after %i bytes leaves no file', async (size) => {
    const broken = breakingStream(size)
    await expect(store().put('broken/file', broken, { contentType: 'text/plain' })).rejects.toThrow(
      'the visitor left',
    )
    expect(await store().has('broken/file')).toBe(false)
    expect(await store().read('broken/file')).toBeUndefined()
  })

  test.each([
    '',
    '/',
    '../up',
    'a/../b',
    'a//b',
    '/a',
    'a/',
    '.a',
    'a/.b',
    'a\\b',
    'a\0b',
    'A',
    'a%2e',
    'a.b/c',
    'x'.repeat(201),
  ])('refuses the key %j everywhere', async (key) => {
    await expect(async () =>
      store().put(key, Buffer.from('x'), { contentType: 'text/plain' }),
    ).rejects.toThrow(RangeError)
    await expect(async () => store().read(key)).rejects.toThrow(RangeError)
    await expect(async () => store().has(key)).rejects.toThrow(RangeError)
    await expect(async () => store().remove(key)).rejects.toThrow(RangeError)
  })

  test('is well', async () => {
    await expect(store().health()).resolves.toBeUndefined()
  })
})

test('a folder that went away is not well', async () => {
  const dataFolder = join(folder, 'lost')
  const store = await openFileStore({ dataFolder, files: undefined })
  await rm(dataFolder, { recursive: true })
  await expect(store.health()).rejects.toThrow(/ENOENT/)
})

test('a bucket that does not exist is not well, and its files are an error rather than missing', async () => {
  const store = await openFileStore({ dataFolder: folder, files: { ...s3Settings, bucket: 'elsewhere' } })
  await expect(store.health()).rejects.toThrow()
  await expect(store.read('any')).rejects.toThrow(/bucket/i)
})

test('what a killed process left half written is removed at the next start, what is being written now is not', async () => {
  const dataFolder = join(folder, 'leftovers')
  await openFileStore({ dataFolder, files: undefined })
  const aside = join(dataFolder, 'files', '.incoming')
  await writeFile(join(aside, 'old'), 'x')
  await writeFile(join(aside, 'fresh'), 'x')
  await utimes(join(aside, 'old'), 0, 0)
  await openFileStore({ dataFolder, files: undefined })
  expect(await readdir(aside)).toEqual(['fresh'])
})

/** As by hand, or by another program: past the store, which would refuse the name. */
async function putForeign(which: string, name: string): Promise<void> {
  if (which === 'a folder') {
    const path = join(folder, 'data', 'files', `${name}.file`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'theirs')
    return
  }
  const { accessKeyId, secretAccessKey, endpoint, region, bucket } = s3Settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: 'theirs' }))
}

async function bytesOf(file: StoredFile | undefined): Promise<Buffer> {
  return Buffer.from(await new Response(file!.stream).arrayBuffer())
}

function streamOf(bytes: Buffer): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream()
}

function breakingStream(size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(size)),
    pull: (controller) => controller.error(new Error('the visitor left')),
  })
}
