import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, toolFile, workRecord } from './project.mjs'
import { StepFailure, timed } from './report.mjs'
import { run } from './run.mjs'

const sources = [
  'app',
  'commands',
  'demo',
  'domain',
  'platform',
  'migrations',
  'public',
  'server.ts',
  'worker.ts',
  'command.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]

export function serverFile(project) {
  return join(project, 'build', 'server', 'server.js')
}

/** A digest of everything that the build reads; tests are not part of it. */
export function sourceStamp(project) {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, project, source)
  return hash.digest('hex')
}

export function isBuilt(project) {
  const stamp = stampFile(project)
  return (
    existsSync(serverFile(project)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceStamp(project)
  )
}

/** Builds unless the build is of these very sources; the stamp comes last, so a build that was cut off is done again. */
export async function build(project) {
  if (isBuilt(project)) return
  await timed('Building', async () => {
    rmSync(stampFile(project), { force: true })
    const stamp = sourceStamp(project)
    const command = toolFile(project, '@react-router/dev', 'react-router')
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output } = await run(pinnedNode(project), [command, 'build'], {
      cwd: project,
      env,
      record: workRecord(project),
    })
    if (code !== 0) throw explainBuildFailure(output)
    if (!existsSync(serverFile(project)))
      throw new StepFailure(
        'The build ended without build/server/server.js: restore the project files and start again.',
      )
    mkdirSync(join(project, 'build'), { recursive: true })
    writeFileSync(stampFile(project), stamp)
  })
}

function stampFile(project) {
  return join(project, 'build', '.stamp')
}

function addToHash(hash, project, path) {
  const full = join(project, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found || /\.test\.tsx?$/.test(path)) return
  if (!found.isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
    return
  }
  for (const name of readdirSync(full).toSorted()) addToHash(hash, project, `${path}/${name}`)
}

function explainBuildFailure(output) {
  const reason = /ENOSPC/.test(output)
    ? 'the disk is full: free some space and start again.'
    : 'the messages above say where.'
  return new StepFailure(`${output.trim().split('\n').slice(-40).join('\n')}\n\nThe build failed: ${reason}`)
}
