import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { exists } from './places.ts'
import { runProgram } from './program.ts'
import { role } from './connection.ts'
import type { Tuning } from './settings.ts'

const prefix = 'postgres.init-'
/** An index of parts of words asks the system what a letter is, and C knows but 26 of them. Not every system has this one. */
const LETTERS_OF_ALL = ['--lc-ctype=C.UTF-8']

export function isInitialised(cluster: string): Promise<boolean> {
  return exists(join(cluster, 'PG_VERSION'))
}

/** Makes the cluster beside its place and renames it when it is whole: a start that was cut off leaves no half cluster. */
export async function initialise(
  home: Home,
  binaries: Binaries,
  password: string,
  { tuning, signal }: { tuning: Tuning; signal: AbortSignal | undefined },
): Promise<void> {
  await removeLeftovers(home.folder)
  const workshop = join(home.folder, prefix + randomBytes(6).toString('hex'))
  const cluster = join(workshop, 'cluster')
  const passwordFile = join(workshop, 'password')
  await mkdir(workshop, { mode: 0o700 })
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (home.runAs) {
      await chown(passwordFile, home.runAs.uid, home.runAs.gid)
      await chown(workshop, home.runAs.uid, home.runAs.gid)
    }
    const args = [
      '-D',
      cluster,
      '-U',
      role,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ]
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
    if (tuning === 'test') args.push('--no-sync')
    const initialised = (more: readonly string[]) =>
      runProgram(binaries.initdb, [...args, ...more], { cwd: workshop, runAs: home.runAs, signal })
    await initialised(LETTERS_OF_ALL).catch((error: unknown) => {
      if (signal?.aborted) throw error
      return initialised([])
    })
    await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    await rename(cluster, home.cluster)
  } finally {
    await removeLeftovers(home.folder)
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    // An initdb whose starter was killed may still be writing there for a moment.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
