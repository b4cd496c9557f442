import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readZip } from './testing.ts'
import { writeZip, zipStream, type ZipEntry } from './write-zip.ts'

const modifiedAt = new Date('2026-11-11T12:34:56Z')
const file = (name: string, bytes: ZipEntry['bytes']): ZipEntry => ({ name, modifiedAt, bytes })

async function zipOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function hasUnzip(): boolean {
  try {
    execFileSync('unzip', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('whatever is put in comes out again, name and bytes', async () => {
  const part = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 20 })
    .filter((text) => !/^\.{1,2}$|[/\\:\p{Cc}]/u.test(text))
  const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
  const chunks = fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 4 })
  const files = fc.uniqueArray(fc.record({ name, chunks }), { maxLength: 6, selector: (one) => one.name })
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const zip = await zipOf(given.map((one) => file(one.name, streamOf(one.chunks))))
      const expected = given.map((one) => [one.name, Buffer.concat(one.chunks).toString('hex')])
      expect(readZip(zip).map((one) => [one.name, one.bytes.toString('hex')])).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test.runIf(hasUnzip())('the unzip program of the system finds no fault and unpacks the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const words = 'Ärzte, ébénistes and 大工 '.repeat(5_000)
  const path = join(folder, 'data.zip')
  await writeFile(
    path,
    zipStream([
      file('profile.json', Buffer.from('{"name":"Tomás"}')),
      file('files/Größe 大.txt', streamOf([Buffer.from(words), Buffer.from('end')])),
      file('empty.txt', Buffer.alloc(0)),
    ]),
  )
  const tested = execFileSync('unzip', ['-t', path], { encoding: 'utf8' })
  expect(tested).toContain('No errors detected')
  execFileSync('unzip', ['-q', path, '-d', folder], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(await readFile(join(folder, 'profile.json'), 'utf8')).toBe('{"name":"Tomás"}')
  expect(await readFile(join(folder, 'files/Größe 大.txt'), 'utf8')).toBe(`${words}end`)
  expect(await readFile(join(folder, 'empty.txt'), 'utf8')).toBe('')
})

test('a large file passes through a chunk at a time', async () => {
  let made = 0
  async function* megabytes() {
    for (; made < 64; made++) yield Buffer.alloc(1024 * 1024, made)
  }
  const reader = zipStream([file('large.bin', megabytes())]).getReader()
  await reader.read()
  await reader.read()
  expect(made).toBeLessThan(64)
  await reader.cancel()
})

test('a file that fails to be read fails the ZIP instead of ending it early', async () => {
  async function* broken() {
    yield Buffer.from('so far so good')
    throw new Error('the disk is gone')
  }
  await expect(zipOf([file('broken.txt', broken())])).rejects.toThrow('the disk is gone')
})

test('names that would leave the folder, or come twice, are refused', async () => {
  for (const name of [
    '/etc/passwd',
    '../up',
    'a/../b',
    'a//b',
    'C:x',
    'a\\b',
    'a\u0000b',
    '',
    '.',
    '\ud800',
  ]) {
    await expect(zipOf([file(name, Buffer.alloc(0))])).rejects.toThrow('Not a name')
  }
  const twice = [file('a', Buffer.alloc(0)), file('a', Buffer.alloc(0))]
  await expect(zipOf(twice)).rejects.toThrow('same name')
})

async function* streamOf(chunks: readonly Uint8Array[]) {
  yield* chunks
}
