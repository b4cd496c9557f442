import { readFileSync } from 'node:fs'
import { isRunning, processMark } from '../../platform/db/embedded/process-identity.mjs'

/** npm that is killed takes its shell along at best: nobody would tell us. */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const npm = behindShell(parent)
  return setInterval(() => {
    if (process.ppid !== parent || (npm && !isRunning(npm))) onGone()
  }, 1_000)
}

/** Some shells stay between npm and us and outlive it; only Linux tells cheaply. */
function behindShell(pid) {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
  if (!/^(ba|da|a|k|z)?sh$|^busybox$/.test(name)) return undefined
  const above = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  const mark = processMark(above)
  return mark === undefined ? undefined : { pid: above, mark }
}
