import { findBinaries } from './binaries.ts'
import { explainHere } from './explain-here.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { isInitialised } from './initialise.ts'
import { launchUntilReady } from './launch-until-ready.ts'
import { shortPath } from './places.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { isRunning } from './process-identity.mjs'
import { withProcessLock } from './process-lock.mjs'
import type { Session } from './session.ts'
import { isUser } from './users.ts'

/** A cause that is none of those we know may pass by itself, but not for longer than this. */
const patienceMs = 30_000

/**
 * Brings a server that ended back at the address that everyone knows, whoever started it; of several processes one does. A
 * full disk is waited for. What can't be brought back is told to `onLost`, once.
 */
export function bringBack(session: Session, port: number) {
  let last: Postmaster | undefined
  let trouble: { sinceMs: number; told: Set<string> } | undefined

  async function restartIfEnded(signal: AbortSignal): Promise<void> {
    const { places, home, say } = session
    last = (await findPostmaster(home.cluster)) ?? last
    // A project that was moved takes its server along, and a removed one is noticed by the server itself.
    if (last && isRunning(last)) return expectAtPort(last, port)
    if (!(await isInitialised(home.cluster)))
      throw lost(
        `The database in ${shortPath(home.cluster)} is gone, and Guildhall can’t go on: put it back, or start again to begin anew.`,
      )
    await withProcessLock(places.lock, { signal }, async () => {
      if (!(await isUser(places)))
        throw lost(
          `Another process stopped the database in ${shortPath(home.cluster)}: start Guildhall again.`,
        )
      if (await findPostmaster(home.cluster)) return
      if (!trouble) say('PostgreSQL ended unexpectedly: starting it again')
      await launchUntilReady(session, await findBinaries(home), { port, signal })
      say(`PostgreSQL runs again on 127.0.0.1:${port}`)
    })
  }

  return async (signal: AbortSignal): Promise<'well' | 'trouble' | 'lost'> => {
    try {
      await restartIfEnded(signal)
      trouble = undefined
      return 'well'
    } catch (error) {
      if (signal.aborted) return 'lost'
      trouble ??= { sinceMs: performance.now(), told: new Set() }
      const failure = await explainHere('start again', session.home.folder, error)
      if (failure.hope === 'space') trouble.sinceMs = performance.now()
      const isHopeless = failure.hope === 'none' || performance.now() - trouble.sinceMs > patienceMs
      if (isHopeless) {
        session.onLost(failure)
        return 'lost'
      }
      const sentence =
        failure.hope === 'space'
          ? `The disk of ${shortPath(session.home.folder)} is full: free some space, and Guildhall goes on by itself`
          : `PostgreSQL does not start, and is tried again: ${failure.message}`
      if (!trouble.told.has(sentence)) session.say(sentence)
      trouble.told.add(sentence)
      return 'trouble'
    }
  }
}

/** Whoever started it anew while its port was taken gave it another one, of which we know nothing. */
function expectAtPort(found: Postmaster, port: number): void {
  if (found.status === 'ready' && found.port !== port)
    throw lost(`The database was started again at another port (${found.port}): start Guildhall again.`)
}

function lost(sentence: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(sentence, { hope: 'none' })
}
