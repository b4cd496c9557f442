import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { openFolderStore } from '#platform/files/folder-store.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { copyFiles, type CopiedFile } from './copy-files.ts'
import { FILES_FOLDER, FILES_LIST, type Manifest } from './manifest.ts'
import { openMeter } from './meter.ts'

/** Copies every file of a store into a backup, and lists them with their checksums. */
export async function dumpFiles(
  store: FileStore,
  folder: string,
  say: (done: string) => void,
): Promise<Manifest['files']> {
  const list = openMeter()
  const written = createWriteStream(join(folder, FILES_LIST), { flags: 'wx', mode: 0o600, flush: true })
  const isListed = pipeline(list, written)
  // A list that can't be written ends the copying where the next line waits for room, or all of it at the end.
  isListed.catch(() => {})
  let bytes = 0
  let noted = 0
  const copying = copyFiles(store.list(), {
    from: store,
    to: await openFolderStore(join(folder, FILES_FOLDER)),
    async check(file) {
      bytes += file.bytes
      say(`${++noted} files`)
      if (!list.write(lineOf(file))) await Promise.race([once(list, 'drain'), isListed])
    },
  })
  const count = await copying.catch(async (error: unknown) => {
    list.destroy()
    await isListed.catch(() => {})
    throw error
  })
  list.end()
  await isListed
  return { count, bytes, listSha256: list.told().sha256 }
}

/** Copies the files of a backup into a store; a byte that changed since is noticed before it is kept. */
export async function loadFiles(
  folder: string,
  { files }: Manifest,
  store: FileStore,
  say: (done: string) => void,
): Promise<void> {
  if (!existsSync(join(folder, FILES_LIST)))
    throw new StartError(`This backup is not whole: it has no ${FILES_LIST}.`)
  const expected = new Map<string, CopiedFile>()
  const list = openMeter()
  async function* keys(): AsyncIterable<string> {
    for await (const line of createInterface({
      input: createReadStream(join(folder, FILES_LIST)).pipe(list),
    })) {
      const file = fileOf(line)
      expected.set(file.key, file)
      yield file.key
    }
  }
  let noted = 0
  const count = await copyFiles(keys(), {
    from: await openFolderStore(join(folder, FILES_FOLDER)),
    to: store,
    check({ key, bytes, sha256 }) {
      const told = expected.get(key)
      expected.delete(key)
      say(`${++noted} of ${files.count} files`)
      if (told?.bytes === bytes && told.sha256 === sha256) return
      throw new StartError(
        `The file ${key} in this backup is damaged: its checksum is not the one it was made with.`,
      )
    },
  })
  if (count === files.count && list.told().sha256 === files.listSha256) return
  const [missing] = expected.keys()
  throw new StartError(
    `This backup is not whole: it has ${count} of ${files.count} files${missing ? `, and ${missing} is not among them` : ''}.`,
  )
}

const lineOf = ({ sha256, bytes, key }: CopiedFile) => `${sha256}\t${bytes}\t${key}\n`

function fileOf(line: string): CopiedFile {
  const [sha256 = '', bytes = '', key = ''] = line.split('\t')
  return { sha256, bytes: Number(bytes), key }
}
