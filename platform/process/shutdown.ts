import { log } from '#platform/log/log.ts'
import { startIsOver } from './begun.ts'

const LONGEST_STOP_MS = 30_000
/** One Ctrl-C reaches a process by several ways at once; a second one that a person presses comes later. */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs the steps of stopping once, in order, at the first signal. What comes after it changes nothing: a container, systemd and
 * the launcher each tell the same. Only a person who presses Ctrl-C again, or a step that hangs, ends it at once.
 */
export function stopOnSignal(steps: { name: string; stop(): Promise<void> | void }[]): void {
  let stoppingSince: number | undefined
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
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
