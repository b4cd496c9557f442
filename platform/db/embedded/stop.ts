import { realpath, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findCluster } from './home.ts'
import { dropOwnership, isOwnedByUs } from './owner.ts'
import { exists, type Places, placesIn } from './places.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { withProcessLock } from './process-lock.mjs'

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

/** Ends the server unless another process has come to answer for it. */
export async function stopOwnServer(places: Places): Promise<void> {
  if (!(await exists(places.dataFolder))) return
  await withProcessLock(places.lock, {}, async () => {
    if (await isOwnedByUs(places)) await stopServer(places)
  })
}

async function stopServer(places: Places): Promise<boolean> {
  const cluster = await findCluster(places)
  const running = await findPostmaster(cluster)
  if (running) await stopPostmaster(running, cluster)
  await dropOwnership(places)
  return running !== undefined
}
