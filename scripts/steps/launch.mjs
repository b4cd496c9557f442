import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { isRunning, processMark } from '../../platform/db/embedded/process-identity.mjs'
import { pinnedNode } from './project.mjs'

const sameSignalMs = 1_000

/**
 * Runs a program of the project on its own Node until it ends, and gives its exit code.
 * It runs in a process group of its own: Ctrl-C reaches everyone in the terminal's, and it shall hear it once, from us.
 * The channel between us lets it notice that we were killed. It is asked to stop once and given the time it needs, however often
 * we are told; only a person who presses Ctrl-C again is impatient.
 */
export function launch(project, args, environment) {
  const child = spawn(pinnedNode(project), args, {
    cwd: project,
    env: { ...process.env, ...environment, GUILDHALL_LAUNCHED: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let askedAt
  const pass = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      child.kill(signal)
    } else if (signal === 'SIGINT' && Date.now() - askedAt > sameSignalMs) {
      child.kill('SIGKILL')
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  const parentWatch = watchParent(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(parentWatch)
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
}

/** npm that is killed takes its shell along at best: nobody would tell us. */
function watchParent(onGone) {
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
