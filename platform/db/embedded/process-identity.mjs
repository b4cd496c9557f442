import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When the process began, as an opaque text; undefined when no such process runs.
 * Process numbers are reused, so a number alone never says who is meant.
 */
export function processMark(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return linuxMark(pid)
  if (!isAlive(pid)) return undefined
  if (process.platform === 'win32') return 'alive'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

export function ownIdentity() {
  return { pid: process.pid, mark: processMark(process.pid) ?? 'alive' }
}

export function isRunning(identity) {
  const mark = processMark(identity.pid)
  if (mark === undefined) return false
  return mark === identity.mark || mark === 'alive' || identity.mark === 'alive'
}

function linuxMark(pid) {
  let stat
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Some systems hide the processes of other users from /proc.
    return isAlive(pid) ? 'alive' : undefined
  }
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie has ended: only its parent has not looked yet.
  return state === 'Z' || state === 'X' ? undefined : rest[18]
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
