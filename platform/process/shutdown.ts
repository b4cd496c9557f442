import { log } from '#platform/log/log.ts'

const LONGEST_STOP_MS = 30_000

/** Runs the steps of stopping once, in order, at the first signal; a second signal or a step that hangs ends it at once. */
export function stopOnSignal(steps: { name: string; stop(): Promise<void> | void }[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // The launcher is gone without a word: so must we be, or the port stays taken.
  if (process.env['GUILDHALL_LAUNCHED'] === '1') process.on('disconnect', () => void stop('launcher gone'))
}
