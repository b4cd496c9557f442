import { chmod, chown, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { removeEmbeddedPostgres } from '#platform/db/embedded/index.ts'

export const isRoot = process.getuid?.() === 0
export const nobody = 65534

/** A data folder for one test; its server and whatever the server keeps elsewhere go with it. */
export async function dataFolder(options: { mode?: number; owner?: number } = {}): Promise<string> {
  const project = await realpath(await mkdtemp(join(tmpdir(), 'guildhall-first-run-')))
  await chmod(project, options.mode ?? 0o755)
  if (options.owner !== undefined) await chown(project, options.owner, options.owner)
  const folder = join(project, '.data')
  onTestFinished(async () => {
    await removeEmbeddedPostgres(folder)
    await rm(project, { recursive: true, force: true })
  })
  return folder
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function serverPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Whether another user could read the tests themselves, so as to run them. */
export async function othersCanEnter(path: string): Promise<boolean> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o005) !== 0o005) return false
  }
  return true
}
