import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { isRunning, processMark } from '../../platform/db/embedded/process-identity.mjs'
import { watchParent } from './watch-parent.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const graceMs = 5_000

/**
 * Runs a program to its end and keeps what it printed; `show` prints it instead.
 * A signal to us ends it and what it started, and so does the end of npm, which tells nobody. `record` names a file that
 * tells the next start about a program that outlived us because we were killed.
 */
export async function run(program, args, { cwd, env, show = false, record, limitMs }) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let interruptedBy
  const interrupt = (signal) => {
    if (interruptedBy) return
    interruptedBy = signal
    signalGroup(child.pid, signal)
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs).unref()
  }
  for (const signal of signals) process.on(signal, interrupt)
  const parentWatch = watchParent(() => interrupt('SIGTERM'))
  const limit =
    limitMs === undefined ? undefined : setTimeout(() => signalGroup(child.pid, 'SIGKILL'), limitMs)
  try {
    if (record && child.pid)
      writeFileSync(record, JSON.stringify({ pid: child.pid, mark: processMark(child.pid) }))
    return await ended(child)
  } finally {
    clearTimeout(limit)
    clearInterval(parentWatch)
    for (const signal of signals) process.off(signal, interrupt)
    if (record) rmSync(record, { force: true })
    if (interruptedBy) process.exit(128 + constants.signals[interruptedBy])
  }
}

/** Ends the program that a killed start left at work, so that two do not write over each other. */
export function endLeftover(record) {
  let leftover
  try {
    leftover = JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return
  }
  if (typeof leftover.mark === 'string' && isRunning(leftover)) signalGroup(leftover.pid, 'SIGKILL')
  rmSync(record, { force: true })
}

function ended(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : code, output }))
  })
}

function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
