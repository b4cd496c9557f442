import { createHash } from 'node:crypto'
import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'
import { exists, type Places, readIfThere, writeWhole } from './places.ts'
import { canReach, chooseRunAs, type RunAs } from './run-as.ts'

/** Where the cluster lives and who runs it: the data folder, or a folder of its own that an unprivileged user can enter. */
export type Home = { folder: string; cluster: string; runAs: RunAs; movedNow: boolean }

/** Where the cluster is now, if there is one. */
export async function findCluster(places: Places): Promise<string> {
  return join((await recordedElsewhere(places)) ?? places.dataFolder, 'postgres')
}

export async function findHome(places: Places): Promise<Home> {
  const cluster = await findCluster(places)
  const folder = dirname(cluster)
  const runAs = await chooseRunAs(places.dataFolder, cluster)
  if (await canReach(runAs, folder)) return { folder, cluster, runAs, movedNow: false }
  const elsewhere = await settleElsewhere(places, runAs)
  return { folder: elsewhere, cluster: join(elsewhere, 'postgres'), runAs, movedNow: true }
}

/** The folder that the pointer names, unless the pointer came along when somebody copied a project. */
async function recordedElsewhere(places: Places): Promise<string | undefined> {
  const folder = (await readIfThere(places.elsewhere))?.trim()
  if (!folder || !(await exists(folder))) return undefined
  const belongsTo = (await readIfThere(join(folder, 'belongs-to')))?.trim()
  if (belongsTo === places.dataFolder) return folder
  const original = belongsTo && (await readIfThere(join(belongsTo, 'postgres-elsewhere')))?.trim()
  if (original === folder) return undefined
  await writeWhole(join(folder, 'belongs-to'), places.dataFolder)
  return folder
}

async function settleElsewhere(places: Places, runAs: RunAs): Promise<string> {
  const parent = await firstOpenFolder(runAs)
  if (!parent) {
    throw new EmbeddedPostgresError(
      `PostgreSQL may not run as root and its user cannot enter ${dirname(places.dataFolder)}: move Guildhall to a folder that others may enter, start it as an ordinary user, or set DATABASE_URL.`,
    )
  }
  const hash = createHash('sha256').update(places.dataFolder).digest('hex').slice(0, 12)
  const folder = await unusedName(join(parent, `guildhall-${hash}`))
  // The pointer comes first: a folder that nothing points to would never be found again.
  await writeWhole(places.elsewhere, `${folder}\n`)
  await mkdir(folder, { mode: 0o755 })
  await writeWhole(join(folder, 'belongs-to'), places.dataFolder)
  return await realpath(folder)
}

async function firstOpenFolder(runAs: RunAs): Promise<string | undefined> {
  for (const folder of ['/var/lib', '/opt', '/Users/Shared']) {
    const usable = await access(folder, constants.W_OK).then(
      () => canReach(runAs, folder),
      () => false,
    )
    if (usable) return folder
  }
  return undefined
}

async function unusedName(name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`
    if (!(await exists(candidate))) return candidate
  }
}
