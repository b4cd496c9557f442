import { build, isBuilt } from './build.mjs'
import { install } from './install.mjs'
import { installStampFile, isInstalled } from './installed.mjs'
import { whilePreparing } from './project.mjs'
import { existsSync } from 'node:fs'

/** Everything that has to stand before Guildhall can run; touches nothing when it does. */
export async function prepare(project, { withBuild }) {
  const isReady = () =>
    existsSync(installStampFile(project)) && isInstalled(project) && (!withBuild || isBuilt(project))
  if (isReady()) return
  await whilePreparing(project, async () => {
    await install(project)
    if (withBuild) await build(project)
  })
}
