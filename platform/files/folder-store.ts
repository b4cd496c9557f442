import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS } from '#platform/clock/clock.ts'
import { resolveRange } from './byte-range.ts'
import { checkKey, isKey } from './file-key.ts'
import type { FileBytes, FileStore } from './stored-file.ts'

const BYTES = '.file'

/**
 * Keeps files under one folder: `x.webp.file` holds the bytes, `x.webp.type` beside it their content type. Both are
 * written aside, flushed and renamed, the type first, so that a reader finds the whole file or none.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const aside = join(folder, '.incoming')
  await mkdir(aside, { recursive: true })
  await removeLeftovers(aside)

  const bytesPath = (key: string) => join(folder, `${checkKey(key)}${BYTES}`)
  const typePath = (key: string) => join(folder, `${checkKey(key)}.type`)

  async function writeAside(bytes: FileBytes): Promise<string> {
    const temporary = join(aside, randomUUID())
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await writeAndFlush(handle, bytes).finally(() => handle.close())
      return temporary
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  return {
    async put(key, bytes, { contentType }) {
      const path = bytesPath(key)
      const written = await writeAside(bytes)
      const writtenType = await writeAside(Buffer.from(contentType))
      await mkdir(dirname(path), { recursive: true })
      await rename(writtenType, typePath(key))
      await rename(written, path)
      await flushFolder(dirname(path))
    },
    async read(key, { range } = {}) {
      const handle = await unlessMissing(open(bytesPath(key), 'r'))
      if (!handle) return undefined
      try {
        const contentType = await unlessMissing(readFile(typePath(key), 'utf8'))
        // The type goes last when a file is removed: without one, it was removed a moment ago.
        if (contentType === undefined) return await handle.close().then(() => undefined)
        const { size } = await handle.stat()
        const part = range && resolveRange(range, size)
        const stream = createReadStream('', { fd: handle, ...part })
        return {
          stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
          size,
          contentType,
          ...(part && { range: part }),
        }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    async remove(key) {
      await rm(bytesPath(key), { force: true })
      await rm(typePath(key), { force: true })
    },
    async has(key) {
      return (await unlessMissing(stat(bytesPath(key)))) !== undefined
    },
    list: () => listKeys(folder, ''),
    async health() {
      await rm(await writeAside(Buffer.from('probe')))
    },
  }
}

/** What was removed since its folder was read is passed over by whoever reads it. */
async function* listKeys(folder: string, under: string): AsyncIterable<string> {
  const entries = await unlessMissing(readdir(join(folder, under), { withFileTypes: true }))
  for (const entry of entries ?? []) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* listKeys(folder, path)
    else if (entry.isFile() && path.endsWith(BYTES)) {
      const key = path.slice(0, -BYTES.length)
      if (isKey(key)) yield key
    }
  }
}

async function writeAndFlush(handle: FileHandle, bytes: FileBytes): Promise<void> {
  if (Buffer.isBuffer(bytes)) await handle.writeFile(bytes)
  else for await (const chunk of bytes) await handle.writeFile(chunk)
  await handle.sync()
}

/** A rename outlives a power cut only when the folder is flushed too; Windows can't and needn't. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** What a process that was killed while writing left behind; a day is longer than any upload lasts. */
async function removeLeftovers(aside: string): Promise<void> {
  for (const name of await readdir(aside)) {
    const path = join(aside, name)
    const found = await unlessMissing(stat(path))
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}

async function unlessMissing<Result>(doing: Promise<Result>): Promise<Result | undefined> {
  try {
    return await doing
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
