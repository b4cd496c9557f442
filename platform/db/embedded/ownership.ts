import { chmod, cp, lchown, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Home } from './home.ts'
import { isInitialised } from './initialise.ts'
import type { Places } from './places.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

/** PostgreSQL insists that its folder belongs to the user it runs as and to nobody else. */
export async function giveClusterToItsUser(home: Home): Promise<void> {
  const { uid } = await stat(home.cluster)
  if (home.runAs && uid !== home.runAs.uid) {
    await lchown(home.cluster, home.runAs.uid, home.runAs.gid)
    for (const name of await readdir(home.cluster, { recursive: true })) {
      await lchown(join(home.cluster, name), home.runAs.uid, home.runAs.gid)
    }
  }
  await chmod(home.cluster, 0o700)
}

/** A cluster made while the data folder could be entered moves along when it no longer can. */
export async function bringClusterAlong(places: Places, home: Home): Promise<void> {
  const left = join(places.dataFolder, 'postgres')
  if (left === home.cluster || (await isInitialised(home.cluster)) || !(await isInitialised(left))) return
  const running = await findPostmaster(left)
  if (running) await stopPostmaster(running, left)
  const arriving = join(home.folder, 'postgres.arriving')
  await rm(arriving, { recursive: true, force: true })
  await cp(left, arriving, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  await rename(arriving, home.cluster)
  await rm(left, { recursive: true, force: true })
}
