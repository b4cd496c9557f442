import { constants } from 'node:os'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

const ends: (() => Promise<void>)[] = []
let isTold = false

/**
 * What a start has begun that would outlive it. Told to stop before the process is open, when there are no requests and jobs to
 * finish, it ends that and goes; so does a start that fails.
 */
export function begin(end: () => Promise<void>): void {
  ends.push(end)
  for (const signal of signals) process.once(signal, endAtOnce)
  if (process.env['GUILDHALL_LAUNCHED'] === '1') process.once('disconnect', endAtOnce)
}

/** From here on somebody else hears signals, and finishes what is under way first. */
export function startIsOver(): void {
  for (const name of [...signals, 'disconnect']) process.off(name, endAtOnce)
}

/** Whether we are ending: what fails now fails because of that. */
export function isToldToStop(): boolean {
  return isTold
}

export async function endWhatWasBegun(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) {
    await end().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  }
}

async function endAtOnce(signal?: NodeJS.Signals): Promise<void> {
  if (isTold) return
  isTold = true
  await endWhatWasBegun()
  process.exit(signal ? 128 + constants.signals[signal] : 1)
}
