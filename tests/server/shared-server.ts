import { type Served, serve, type TestServer, withPeople } from './test-server.ts'
import type { WebProcess } from './web-process.ts'

/** The files of a worker run one after the other, in one process that keeps its modules. */
let shared: Promise<Served> | undefined
let worn: Promise<Served> | undefined

/**
 * The server that all files of a worker share who leave what everybody sees as it was: to start one takes two seconds of processor,
 * and it is slow until it has drawn some pages. Each file has people of its own, and hears of the log what was written since it came.
 * Opened as `openTestServer` is; `close` leaves it to the next file.
 */
export async function openSharedServer(): Promise<TestServer> {
  shared ??= serveUntilTheEnd()
  return asItIs(await shared)
}

/**
 * The same for files that send anything to every form, and look at nothing but what comes back: settings and what is sold may have been
 * changed by others who did so.
 */
export async function openWornServer(): Promise<TestServer> {
  worn ??= serveUntilTheEnd()
  return asItIs(await worn)
}

function asItIs({ web, databaseUrl }: Served): Promise<TestServer> {
  return withPeople({ web: seenFromNow(web), databaseUrl })
}

/** A worker that has no files left is ended by a signal, and takes its server along. The database goes with the PostgreSQL of the run. */
async function serveUntilTheEnd(): Promise<Served> {
  const served = await serve()
  const end = () => void served.web.kill()
  process.once('exit', end)
  process.once('SIGTERM', () => {
    end()
    process.kill(process.pid, 'SIGTERM')
  })
  return served
}

function seenFromNow(web: WebProcess): WebProcess {
  // A line that is only half there belongs to whoever reads the rest.
  const from = web.printed().lastIndexOf('\n') + 1
  const others = () =>
    Promise.reject(new Error('Other files use this server too: openTestServer opens one of your own'))
  return { ...web, printed: () => web.printed().slice(from), stop: others, kill: others }
}
