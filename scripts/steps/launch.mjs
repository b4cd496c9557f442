import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pinnedNode } from './project.mjs'
import { watchParent } from './watch-parent.mjs'

const sameSignalMs = 1_000

/**
 * Runs a program of the project on its own Node until it ends, and gives its exit code.
 * It runs in a process group of its own: Ctrl-C reaches everyone in the terminal's, and it shall hear it once, from us.
 * The channel between us lets it notice that we were killed. It is asked to stop once and given the time it needs, however often
 * we are told; a person who presses Ctrl-C again is impatient, and passed on as such, and once more ends it.
 */
export function launch(project, args, environment) {
  const child = spawn(pinnedNode(project), args, {
    cwd: project,
    env: { ...process.env, ...environment, GUILDHALL_LAUNCHED: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let askedAt
  let presses = 0
  const pass = (signal) => {
    const isAgain = askedAt !== undefined
    if (isAgain && (signal !== 'SIGINT' || Date.now() - askedAt <= sameSignalMs)) return
    askedAt = Date.now()
    if (isAgain) presses++
    child.kill(presses > 1 ? 'SIGKILL' : signal)
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
