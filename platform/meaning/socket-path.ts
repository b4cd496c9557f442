import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Where the model of a data folder is met: the same for all processes of one marketplace on a machine, and short, since the path of a
 * socket may have hardly more than a hundred characters. Nobody else can open the folder that it stands in.
 */
export function socketPathOf(dataFolder: string): string {
  const name = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\guildhall-meaning-${name}`
  const folder = join(tmpdir(), `guildhall-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== userInfo().uid || (found.mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to somebody else, or others can open it`)
  return join(folder, `${name}.sock`)
}

/** Whoever listened there is found by nobody any more. */
export function leavePlace(dataFolder: string): void {
  if (process.platform !== 'win32') rmSync(socketPathOf(dataFolder), { force: true })
}
