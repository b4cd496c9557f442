import type { Server } from 'node:http'
import { setImmediate as turnOfLoop } from 'node:timers/promises'

/** In a turn that took longer something was rendered, and somebody may have come meanwhile. */
const LONG_TURN_MS = 5
/** A crowd that never ends is not waited for. */
const LONGEST_MS = 1_000

/**
 * Each call waits for the end of a turn of the loop in which nobody came; all of them together no longer than a second. The system
 * takes connections before we do, and cuts off those that we have not met when a listener closes; a proxy that has sent a form
 * over one by then does not ask anybody else.
 */
export function quietTurns(server: Server): () => Promise<void> {
  let came = 0
  server.on('connection', () => void came++)
  const deadline = performance.now() + LONGEST_MS
  return async () => {
    for (let now = performance.now(), isQuiet = false; !isQuiet;) {
      const [before, began] = [came, now]
      await turnOfLoop()
      now = performance.now()
      isQuiet = (came === before && now - began < LONG_TURN_MS) || now > deadline
    }
  }
}
