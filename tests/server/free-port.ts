import { createServer } from 'node:net'

/** Below what systems give to connections that go out: nobody is given one of these between the look and the start. */
const [FIRST, EACH, PROCESSES] = [20_000, 500, 24]
/** Processes of the suite that run beside one another have numbers side by side, and so places of their own. */
const first = FIRST + (process.pid % PROCESSES) * EACH
let taken = 0

/** A port for a server that starts in a moment; no other test of this run is given the same. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < EACH; tries++) {
    const port = first + (taken++ % EACH)
    if (await isFree(port)) return port
  }
  throw new Error(`None of the ports from ${first} on is free`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}
