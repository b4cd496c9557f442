import { setTimeout as pause } from 'node:timers/promises'
import { log } from '#platform/log/log.ts'
import { startIsOver } from './begun.ts'

const LONGEST_STOP_MS = 30_000
/** One Ctrl-C reaches a process by several ways at once; a second one that a person presses comes later. */
const SAME_SIGNAL_MS = 1_000

export type Stopping = {
  /** Told at once, while everything goes on: whoever sends us work shall send it elsewhere. */
  sendAway?(): void
  /** How long they may take to hear of it. */
  windowMs?: number
  steps: { name: string; stop(): Promise<void> | void }[]
}

/**
 * At the first signal others are sent away, then the steps of stopping run once, in order. What comes after it changes nothing: a
 * container, systemd and the launcher each tell the same. Only a person who presses Ctrl-C again does not wait for the others,
 * and once more, or a step that hangs, ends it at once.
 */
export function stopOnSignal({ sendAway, windowMs = 0, steps }: Stopping): void {
  const impatience = new AbortController()
  let heardAt: number | undefined
  let isInWindow = false
  const stop = async (signal: string) => {
    if (heardAt !== undefined) {
      if (signal !== 'SIGINT' || performance.now() - heardAt < SAME_SIGNAL_MS) return
      heardAt = performance.now()
      if (!isInWindow) process.exit(1)
      return impatience.abort()
    }
    heardAt = performance.now()
    log.info({ signal }, 'stopping')
    sendAway?.()
    isInWindow = true
    await pause(windowMs, undefined, { signal: impatience.signal }).catch(() => {})
    isInWindow = false
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, LONGEST_STOP_MS).unref()
    for (const step of steps) {
      await Promise.resolve(step.stop()).catch((error: unknown) =>
        log.error({ err: error, step: step.name }, 'a step of stopping failed'),
      )
    }
    process.exit(0)
  }
  startIsOver()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // The launcher is gone without a word: so must we be, or the port stays taken.
  if (process.env['GUILDHALL_LAUNCHED'] === '1') process.on('disconnect', () => void stop('launcher gone'))
}
