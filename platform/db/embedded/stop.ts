import { realpath, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findCluster } from './home.ts'
import { exists, type Places, placesIn } from './places.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { withProcessLock } from './process-lock.mjs'
import { isUser, leaveUsers, otherUsers, strikeOffUsers } from './users.ts'

/** Ends the server of a data folder, whoever started it; says whether there was one. */
export async function stopEmbeddedPostgres(dataFolder: string): Promise<boolean> {
  if (!(await exists(dataFolder))) return false
  const places = placesIn(await realpath(dataFolder))
  return await withProcessLock(places.lock, {}, () => stopServer(places))
}

/** Ends the server of a data folder and removes both, wherever the data is kept: for tests, and for starting over. */
export async function removeEmbeddedPostgres(dataFolder: string): Promise<void> {
  if (!(await exists(dataFolder))) return
  await stopEmbeddedPostgres(dataFolder)
  const folder = await realpath(dataFolder)
  const cluster = await findCluster(placesIn(folder))
  await rm(dirname(cluster), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/** The last to leave ends the server. */
export async function leaveServer(places: Places): Promise<void> {
  if (!(await exists(places.dataFolder))) return
  const leave = async () => {
    if (!(await isUser(places))) return
    if ((await otherUsers(places)).length > 0) await leaveUsers(places)
    else await stopServer(places)
  }
  await withProcessLock(places.lock, {}, leave).catch(async (error: unknown) => {
    // On a full disk nobody can take the lock, and leaving must be possible.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    await leave()
  })
}

async function stopServer(places: Places): Promise<boolean> {
  const cluster = await findCluster(places)
  const running = await findPostmaster(cluster)
  if (running) await stopPostmaster(running, cluster)
  await strikeOffUsers(places)
  return running !== undefined
}
