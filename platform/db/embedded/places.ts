import { chown, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The small files beside the cluster, all in the data folder. */
export function placesIn(dataFolder: string) {
  return {
    dataFolder,
    lock: join(dataFolder, 'postgres.lock'),
    log: join(dataFolder, 'postgres.log'),
    users: join(dataFolder, 'postgres-users.json'),
    password: join(dataFolder, 'postgres-password'),
    port: join(dataFolder, 'postgres-port'),
    elsewhere: join(dataFolder, 'postgres-elsewhere'),
  }
}

export type Places = ReturnType<typeof placesIn>

/** Makes the data folder; one made by root in a person's project belongs to that person. */
export async function ensureDataFolder(dataFolder: string): Promise<void> {
  if (await exists(dataFolder)) return
  await mkdir(dataFolder, { recursive: true, mode: 0o755 })
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(dataFolder))
  await chown(dataFolder, uid, gid)
}

/** Written beside and renamed, so that a reader sees the old text or the new one; owned as the folder is. */
export async function writeWhole(file: string, text: string, mode = 0o644): Promise<void> {
  const fresh = `${file}.${process.pid}.new`
  await writeFile(fresh, text, { mode })
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(dirname(file))
    await chown(fresh, uid, gid)
  }
  await rename(fresh, file)
}

export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** A path as a person would write it from where they stand. */
export function shortPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near && !near.startsWith('..') ? near : path
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
