import { accessSync, chownSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withProcessLock } from '../../platform/db/embedded/process-lock.mjs'
import { say, StepFailure } from './report.mjs'
import { endLeftover } from './run.mjs'

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The Node that Guildhall is made for, from its own dependencies; the machine's may be older. */
export function pinnedNode(project = projectFolder) {
  return join(project, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The script behind a command of an installed package, to be run on the pinned Node. */
export function toolFile(project, packageName, tool) {
  const folder = join(project, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/** Where a running installation or build is noted, for a start that finds it still at work. */
export function workRecord(project) {
  return join(project, '.data', 'prepare-work.json')
}

/** One start at a time installs and builds in a project; the others wait and find it done. */
export async function whilePreparing(project, work) {
  checkWritable(project)
  const dataFolder = makeDataFolder(project)
  return await withProcessLock(join(dataFolder, 'prepare.lock'), { onWait: sayWaiting }, async () => {
    endLeftover(workRecord(project))
    return await work()
  })
}

/** Made by root in a person's project it is that person's, who may start Guildhall too. */
export function makeDataFolder(project) {
  const folder = join(project, '.data')
  if (existsSync(folder)) return folder
  mkdirSync(folder)
  const { uid, gid } = statSync(project)
  if (process.getuid?.() === 0) chownSync(folder, uid, gid)
  return folder
}

export function checkWritable(project) {
  for (const folder of [
    project,
    join(project, '.data'),
    join(project, 'node_modules'),
    join(project, 'build'),
  ]) {
    if (!existsSync(folder)) continue
    try {
      accessSync(folder, constants.W_OK)
    } catch (error) {
      throw new StepFailure(explainNotWritable(folder, error))
    }
  }
}

function explainNotWritable(folder, error) {
  if (error.code === 'EROFS') {
    return `${folder} is on a read-only disk: copy Guildhall to a folder that can be written and start it there.`
  }
  const owner = statSync(folder).uid
  const self = process.getuid?.()
  return `You (user ${self}) may not write to ${folder}, which belongs to user ${owner}: start Guildhall as that user, or take the folder over with: sudo chown -R $(id -u) ${folder}`
}

function sayWaiting() {
  say('Another start is preparing this folder: waiting for it …')
}
