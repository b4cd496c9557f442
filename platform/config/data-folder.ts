import { accessSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** Makes the data folder, and sees that what is kept there can be read and written by whoever we are. */
export function readyDataFolder(folder: string): void {
  inDataFolder(folder, () => {
    makeFolder(folder)
    for (const name of ['.', 'secret', 'files', 'postgres-password']) {
      const path = join(folder, name)
      if (statSync(path, { throwIfNoEntry: false })) accessSync(path, constants.R_OK | constants.W_OK)
    }
  })
}

/** Does something in the data folder; what stands in the way is said in plain words. */
export function inDataFolder<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw explain(folder, error as NodeJS.ErrnoException)
  }
}

/** Made by root in a person's project it is that person's, who may start Guildhall too. */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  mkdirSync(folder, { recursive: true })
  giveToOwnerOfFolder(folder)
}

function explain(folder: string, error: NodeJS.ErrnoException): Error {
  const path = error.path ?? folder
  const found = nearestThere(path)
  switch (error.code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new ConfigError([
        `DATA_FOLDER: ${found.path} is a file; name a folder, or a place where one can be made`,
      ])
    case 'ENOSPC':
    case 'EDQUOT':
      return new ConfigError([`DATA_FOLDER: the disk of ${folder} is full; free some space and start again`])
    case 'EROFS':
      return new ConfigError([
        `DATA_FOLDER: ${folder} is on a read-only disk; name a folder that can be written`,
      ])
    case 'EACCES':
    case 'EPERM': {
      const self = process.getuid?.() ?? 'this'
      const owner = found.uid === 0 ? 'root' : `user ${found.uid}`
      const whole = found.path.startsWith(folder) ? folder : found.path
      return new ConfigError([
        `DATA_FOLDER: user ${self} may not write to ${found.path}, which belongs to ${owner}; start Guildhall as ${owner}, or give it to this user: sudo chown -R ${self} ${whole}`,
      ])
    }
    default:
      return error
  }
}

/** The path, or the first above it that is there: the one that is in the way. */
function nearestThere(path: string): { path: string; uid: number } {
  for (let candidate = path; ; candidate = dirname(candidate)) {
    try {
      return { path: candidate, uid: statSync(candidate).uid }
    } catch (error) {
      if (candidate === dirname(candidate)) throw error
    }
  }
}
