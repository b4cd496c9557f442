import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { askServer, connectionUrl, ensureDatabase } from './connection.ts'
import { EmbeddedPostgresError, explain } from './failure.ts'
import { findHome, type Home } from './home.ts'
import { initialise, isInitialised } from './initialise.ts'
import { launch } from './launch.ts'
import { lookAfter } from './look-after.ts'
import { isOwnedByUs, livingOwner, takeOwnership } from './owner.ts'
import { bringClusterAlong, giveClusterToItsUser } from './ownership.ts'
import { readOrMakePassword, setPassword } from './password.ts'
import { ensureDataFolder, exists, type Places, placesIn, readIfThere, shortPath } from './places.ts'
import { chooseFreshPort, choosePort } from './port.ts'
import { findPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { withProcessLock } from './process-lock.mjs'
import type { Tuning } from './settings.ts'
import { stopOwnServer } from './stop.ts'

export type EmbeddedPostgres = {
  url: string
  port: number
  /** Whether this process answers for the server: only then does `stop` end it. */
  owned: boolean
  stop(): Promise<void>
}

type StartOptions = { dataFolder: string; say: (line: string) => void; tuning?: Tuning }
type Session = Required<StartOptions> & { places: Places; home: Home; password: string }

const lockedLimitMs = 30_000

/** Starts the bundled PostgreSQL on the data folder, or joins the one that already runs there. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    await ensureDataFolder(options.dataFolder)
    const dataFolder = await realpath(options.dataFolder)
    const places = placesIn(dataFolder)
    const onWait = () =>
      options.say('Another process is starting the database in this folder: waiting for it')
    return await withProcessLock(places.lock, { onWait }, async () => {
      const home = await findHome(places)
      await bringClusterAlong(places, home)
      if (home.movedNow) {
        options.say(
          `PostgreSQL does not run as root, and its user cannot enter ${dataFolder}: its data is kept in ${home.folder}`,
        )
      }
      const password = await readOrMakePassword(places)
      const session = { tuning: 'durable' as const, ...options, dataFolder, places, home, password }
      return (await joinRunning(session)) ?? (await startAnew(session))
    })
  } catch (error) {
    throw explain('start', shortPath(options.dataFolder), error)
  }
}

async function joinRunning(session: Session): Promise<EmbeddedPostgres | undefined> {
  const { places, home, password, say } = session
  const running = await findPostmaster(home.cluster)
  if (!running) return undefined
  const ready = await waitUntilReady(home.cluster, 60_000)
  if (ready && (await askServer(ready.port, password, home.cluster)) === 'ours') {
    const owned = (await livingOwner(places)) === undefined
    if (owned) await takeOwnership(places)
    await ensureDatabase(ready.port, password)
    say(
      owned
        ? `Took over the database server that an earlier start left running on 127.0.0.1:${ready.port}`
        : `Joined the database server that runs on 127.0.0.1:${ready.port}`,
    )
    return handle(session, ready.port, owned)
  }
  const left = await findPostmaster(home.cluster)
  if (left) {
    say('Stopping a database server that does not answer as ours')
    await stopPostmaster(left, home.cluster)
  }
  return undefined
}

async function startAnew(session: Session): Promise<EmbeddedPostgres> {
  const { places, home, password, say, tuning } = session
  const binaries = await findBinaries(home)
  if (!(await isInitialised(home.cluster))) {
    const began = Date.now()
    await initialise(home, binaries, password, tuning)
    say(`Created the database in ${shortPath(home.cluster)} (${seconds(began)})`)
  }
  await giveClusterToItsUser(home)
  await checkVersion(home, binaries)
  const began = Date.now()
  let port = await launchUntilReady(session, binaries)
  if ((await askServer(port, password, home.cluster)) === 'wrong password') {
    const started = await findPostmaster(home.cluster)
    if (started) await stopPostmaster(started, home.cluster)
    await setPassword(home, binaries, password)
    say('Gave the database a new password, because the old one was not in the data folder')
    port = await launchUntilReady(session, binaries)
  }
  await takeOwnership(places)
  await ensureDatabase(port, password)
  say(`PostgreSQL ${binaries.major} runs on 127.0.0.1:${port} (${seconds(began)})`)
  return handle(session, port, true)
}

async function launchUntilReady({ places, home, say, tuning }: Session, binaries: Binaries): Promise<number> {
  const deadline = Date.now() + lockedLimitMs
  const onSlow = () =>
    say('The database is putting itself in order after a sudden stop: this can take some minutes')
  let port = await choosePort(places)
  for (;;) {
    const result = await launch({ home, binaries, port, tuning, logFile: places.log }, onSlow)
    if (result.outcome === 'ready') return port
    if (result.outcome === 'failed' || Date.now() > deadline) throw new Error(result.said)
    if (result.outcome === 'port taken') port = await chooseFreshPort(places)
    // The children of a killed server live on for a moment and hold its memory.
    else await pause(200)
  }
}

async function checkVersion(home: Home, binaries: Binaries): Promise<void> {
  const version = (await readIfThere(join(home.cluster, 'PG_VERSION')))?.trim()
  if (version === binaries.major) return
  throw new EmbeddedPostgresError(
    `The data in ${shortPath(home.cluster)} was made by PostgreSQL ${version} and this Guildhall brings ${binaries.major}: start the Guildhall that made it, dump the data and load it here, or set DATABASE_URL.`,
  )
}

function handle(session: Session, port: number, owned: boolean): EmbeddedPostgres {
  const guard = owned ? lookAfter(() => restartIfEnded(session, port)) : undefined
  const stop = async () => {
    await guard?.end()
    if (owned) await stopOwnServer(session.places)
  }
  return { url: connectionUrl(port, session.password), port, owned, stop }
}

/** A server that was killed under its living owner comes back, at the address that everyone knows. */
async function restartIfEnded(session: Session, port: number): Promise<'go on' | 'give up'> {
  const { places, home, say } = session
  if (await findPostmaster(home.cluster)) return 'go on'
  if (!(await exists(places.dataFolder))) return 'give up'
  try {
    return await withProcessLock(places.lock, {}, async () => {
      if (!(await isOwnedByUs(places))) return 'give up'
      if (await findPostmaster(home.cluster)) return 'go on'
      say('PostgreSQL ended unexpectedly: starting it again')
      if ((await launchUntilReady(session, await findBinaries(home))) === port) return 'go on'
      say('The port of PostgreSQL was taken meanwhile: start Guildhall again')
      return 'give up'
    })
  } catch (error) {
    say(explain('start again', shortPath(places.dataFolder), error).message)
    return 'give up'
  }
}

function seconds(beganMs: number): string {
  return `${((Date.now() - beganMs) / 1000).toFixed(1)} s`
}
