import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { launch } from './launch.ts'
import { chooseFreshPort, choosePort } from './port.ts'
import type { Session } from './session.ts'

const lockedLimitMs = 30_000

/** Starts the server on the port of last time or, unless `port` says that it must be that one, on any that is free. */
export async function launchUntilReady(
  { places, home, say, tuning }: Session,
  binaries: Binaries,
  { port: wanted, signal }: { port?: number; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const deadline = Date.now() + lockedLimitMs
  const onSlow = () =>
    say('The database is putting itself in order after a sudden stop: this can take some minutes')
  let port = wanted ?? (await choosePort(places))
  for (;;) {
    const result = await launch({ home, binaries, port, tuning, logFile: places.log, signal }, onSlow)
    if (result.outcome === 'ready') return port
    if (result.outcome === 'port taken' && wanted !== undefined)
      throw new EmbeddedPostgresError(
        `The port ${port} of the database was taken by another program: start Guildhall again.`,
      )
    if (result.outcome === 'failed' || Date.now() > deadline) throw new Error(result.said)
    if (result.outcome === 'port taken') port = await chooseFreshPort(places)
    // The children of a killed server live on for a moment and hold its memory.
    else await pause(200)
  }
}
