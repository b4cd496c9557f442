import type { Person } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import type { ZipEntry } from '#platform/zip/write-zip.ts'
import type { ExportFile, ExportParts } from './export-parts.ts'

type ExportSource = {
  db: Db
  files: FileStore
  person: Person
  parts: ExportParts
  madeAt: Date
  /** Percent; the last step, keeping the file, is not counted here. */
  onProgress(percent: number): Promise<void>
}

const MOST_BEFORE_STORED = 95

/** The files of an export, one after another, each read only when the one before it is written. */
export async function* exportFiles(source: ExportSource): AsyncGenerator<ZipEntry, void, undefined> {
  const { db, person, parts, madeAt, onProgress } = source
  const names = Object.keys(parts)
  yield { name: 'read-me.txt', modifiedAt: madeAt, bytes: Buffer.from(readMe(person, madeAt, names)) }
  for (const [index, part] of Object.values(parts).entries()) {
    for await (const file of part({ db, person })) {
      const bytes = await bytesOf(source.files, file)
      if (bytes) yield { name: file.name, modifiedAt: madeAt, bytes }
    }
    await onProgress(Math.floor(((index + 1) / names.length) * MOST_BEFORE_STORED))
  }
}

async function bytesOf(files: FileStore, file: ExportFile): Promise<ZipEntry['bytes'] | undefined> {
  if ('json' in file) return Buffer.from(`${JSON.stringify(file.json, null, 2)}\n`)
  if ('list' in file) return jsonList(file.list)
  // A picture that was replaced a moment ago is no reason to give nothing at all.
  return (await files.read(file.fileKey))?.stream
}

/** A long list as JSON without ever holding it whole. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true
  for await (const item of items) {
    yield Buffer.from(`${isFirst ? '[\n' : ',\n'}  ${JSON.stringify(item)}`)
    isFirst = false
  }
  yield Buffer.from(isFirst ? '[]\n' : '\n]\n')
}

function readMe({ username, displayName }: Person, madeAt: Date, names: readonly string[]): string {
  return [
    `The data of ${displayName} (${username}), gathered on ${madeAt.toUTCString()}.`,
    '',
    `It holds: ${names.join(', ')}.`,
    'Files that end in .json are text in JSON; times are in UTC. Passwords, codes and secrets are not in here.',
    'What others wrote and have a right to is not in here either.',
    '',
  ].join('\n')
}
