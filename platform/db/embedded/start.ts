import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { bringBack } from './bring-back.ts'
import { askServer, connectionUrl, ensureDatabase } from './connection.ts'
import { explainHere } from './explain-here.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { findHome, type Home } from './home.ts'
import { initialise, isInitialised } from './initialise.ts'
import { launchUntilReady } from './launch-until-ready.ts'
import { lookAfter } from './look-after.ts'
import { bringClusterAlong, giveClusterToItsUser } from './ownership.ts'
import { readOrMakePassword, setPassword } from './password.ts'
import { ensureDataFolder, placesIn, readIfThere, shortPath } from './places.ts'
import { findPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { withProcessLock } from './process-lock.mjs'
import type { Session } from './session.ts'
import type { Tuning } from './settings.ts'
import { leaveServer } from './stop.ts'
import { joinUsers, otherUsers } from './users.ts'

export type EmbeddedPostgres = {
  url: string
  port: number
  /** Leaves the server, which ends with the last process to leave it. */
  stop(): Promise<void>
}

type StartOptions = {
  dataFolder: string
  say: (line: string) => void
  tuning?: Tuning
  /** Told when the server is gone and can't be brought back; said to whoever listens unless somebody else is to be told. */
  onLost?: (failure: EmbeddedPostgresError) => void
  /** Ends a start half-way, and whatever it has begun. */
  signal?: AbortSignal
}

/** Starts the bundled PostgreSQL on the data folder, or joins the one that already runs there. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { say, signal, tuning = 'durable', onLost = (failure) => say(failure.message) } = options
  try {
    await ensureDataFolder(options.dataFolder)
    const dataFolder = await realpath(options.dataFolder)
    const places = placesIn(dataFolder)
    const onWait = () => say('Another process is starting the database in this folder: waiting for it')
    return await withProcessLock(places.lock, { onWait, signal }, async () => {
      const home = await findHome(places)
      await bringClusterAlong(places, home)
      if (home.movedNow) {
        say(
          `PostgreSQL does not run as root, and its user cannot enter ${dataFolder}: its data is kept in ${home.folder}`,
        )
      }
      const password = await readOrMakePassword(places)
      const session = { dataFolder, places, home, password, tuning, say, onLost }
      return (await joinRunning(session)) ?? (await startAnew(session, signal))
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw await explainHere('start', options.dataFolder, error)
  }
}

async function joinRunning(session: Session): Promise<EmbeddedPostgres | undefined> {
  const { places, home, password, say } = session
  const running = await findPostmaster(home.cluster)
  if (!running) return undefined
  const ready = await waitUntilReady(home.cluster, 60_000)
  if (ready && (await askServer(ready.port, password, home.cluster)) === 'ours') {
    const isShared = (await otherUsers(places)).length > 0
    await ensureDatabase(ready.port, password)
    await joinUsers(places)
    say(
      isShared
        ? `Joined the database server that runs on 127.0.0.1:${ready.port}`
        : `Took over the database server that an earlier start left running on 127.0.0.1:${ready.port}`,
    )
    return handle(session, ready.port)
  }
  const left = await findPostmaster(home.cluster)
  if (left) {
    say('Stopping a database server that does not answer as ours')
    await stopPostmaster(left, home.cluster)
  }
  return undefined
}

async function startAnew(session: Session, signal: AbortSignal | undefined): Promise<EmbeddedPostgres> {
  const { home, password, say, tuning } = session
  const binaries = await findBinaries(home)
  if (!(await isInitialised(home.cluster))) {
    const began = Date.now()
    await initialise(home, binaries, password, { tuning, signal })
    say(`Created the database in ${shortPath(home.cluster)} (${seconds(began)})`)
  }
  await giveClusterToItsUser(home)
  await checkVersion(home, binaries)
  const began = Date.now()
  const port = await launchUntilReady(session, binaries, { signal })
  try {
    const known = await makeKnown(session, binaries, { port, signal })
    say(`PostgreSQL ${binaries.major} runs on 127.0.0.1:${known} (${seconds(began)})`)
    return handle(session, known)
  } catch (error) {
    const started = await findPostmaster(home.cluster)
    if (started) await stopPostmaster(started, home.cluster)
    throw error
  }
}

/** A server that just started knows our password and our database, and we are known to use it. */
async function makeKnown(
  session: Session,
  binaries: Binaries,
  { port, signal }: { port: number; signal: AbortSignal | undefined },
): Promise<number> {
  const { places, home, password, say } = session
  let known = port
  if ((await askServer(port, password, home.cluster)) === 'wrong password') {
    const started = await findPostmaster(home.cluster)
    if (started) await stopPostmaster(started, home.cluster)
    await setPassword(home, binaries, password)
    say('Gave the database a new password, because the old one was not in the data folder')
    known = await launchUntilReady(session, binaries, { signal })
  }
  await ensureDatabase(known, password)
  await joinUsers(places)
  return known
}

async function checkVersion(home: Home, binaries: Binaries): Promise<void> {
  const version = (await readIfThere(join(home.cluster, 'PG_VERSION')))?.trim()
  if (version === binaries.major) return
  throw new EmbeddedPostgresError(
    `The data in ${shortPath(home.cluster)} was made by PostgreSQL ${version} and this Guildhall brings ${binaries.major}: start the Guildhall that made it, dump the data and load it here, or set DATABASE_URL.`,
  )
}

function handle(session: Session, port: number): EmbeddedPostgres {
  const guard = lookAfter(bringBack(session, port))
  let left: Promise<void> | undefined
  const leave = async () => {
    await guard.end()
    await leaveServer(session.places)
  }
  return { url: connectionUrl(port, session.password), port, stop: () => (left ??= leave()) }
}

function seconds(beganMs: number): string {
  return `${((Date.now() - beganMs) / 1000).toFixed(1)} s`
}
