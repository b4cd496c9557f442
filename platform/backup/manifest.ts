import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#platform/process/exit-with.ts'

const MANIFEST_FILE = 'manifest.json'
export const README_FILE = 'README.txt'
export const TABLES_FOLDER = 'tables'
export const FILES_FOLDER = 'files'
export const FILES_LIST = 'files.tsv'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const table = z.object({
  schema: name,
  name,
  columns: z.array(name).min(1),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256,
})
const sequence = z.object({ schema: name, name, last: z.string().regex(/^\d+$/), isCalled: z.boolean() })

/** What a backup says of itself. It is written last: a folder without one is no whole backup. */
const manifest = z.object({
  format: z.literal(1, { error: 'it was made by a newer version of Guildhall: restore it with that one' }),
  release: z.string(),
  /** The moment that all of its rows are of. */
  takenAt: z.iso.datetime(),
  /** Which migrations its tables had been through, by hash, in order. */
  migrations: z.array(z.string()),
  /** The shape of the tables of the job queue, by its own number. */
  jobsVersion: z.number().int(),
  /** Of the SECRET that opens what is sealed in it; nothing where no process had ever started. */
  secretFingerprint: z.string().nullable(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), listSha256: sha256 }),
})

export type Manifest = z.output<typeof manifest>
export type TableInBackup = Manifest['tables'][number]
export type SequenceInBackup = Manifest['sequences'][number]

export const manifestPath = (folder: string) => join(folder, MANIFEST_FILE)
export const tablePath = (folder: string, { schema, name }: Pick<TableInBackup, 'schema' | 'name'>) =>
  join(folder, TABLES_FOLDER, `${schema}.${name}.copy.gz`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new StartError(
      `${folder} is no whole backup: it has no ${MANIFEST_FILE}, which is written when everything else is there.`,
    )
  const read = manifest.safeParse(parse(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new StartError(
    `The ${MANIFEST_FILE} of ${folder} can’t be read (${issue?.path.join('.')}): ${issue?.message}.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
