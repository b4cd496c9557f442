import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepare } from './prepare.mjs'
import { projectFolder } from './project.mjs'
import { endWithFailure, say, StepFailure, timed } from './report.mjs'

/** What runs, and what starts it; the rest of the project is for making it. */
const carried = [
  'build/client',
  'build/server',
  'migrations',
  'platform/db/embedded/process-identity.mjs',
  'platform/db/embedded/process-lock.mjs',
  'scripts/steps/launch.mjs',
  'scripts/steps/programs.mjs',
  'scripts/steps/project.mjs',
  'scripts/steps/report.mjs',
  'scripts/steps/require-node.mjs',
  'scripts/steps/run.mjs',
  'scripts/steps/watch-parent.mjs',
  // Each by its name: beside them an operator keeps secrets (`deploy/environment`).
  'deploy/Containerfile',
  'deploy/caddy',
  'deploy/compose.yaml',
  'deploy/debian',
  'deploy/environment.example',
  'deploy/grafana',
  'deploy/nginx',
  'deploy/prometheus',
  'deploy/systemd',
  'docs/operations.md',
  'CHANGELOG.md',
  'LICENSE',
]

/** `npm run package [-- FOLDER]`: a folder that runs where there is nothing else, on systems like this one. */
export async function makePackage() {
  try {
    const { version } = readJson('package.json')
    const name = `guildhall-${version}-${process.platform}-${process.arch}`
    const folder = resolve(process.argv[2] ?? join(projectFolder, 'build', name))
    if (existsSync(folder))
      throw new StepFailure(`${folder} is there already: name another folder, or remove it.`)
    await prepare(projectFolder, { withBuild: true })
    await timed('Packing', async () => pack(folder))
    say(`\n${folder} is all that is needed. Start it with: node ${join(folder, 'guildhall.mjs')}`)
    say(`To carry it: tar -C ${resolve(folder, '..')} -czf ${name}.tar.gz ${folder.split(/[\\/]/).at(-1)}`)
  } catch (error) {
    endWithFailure(error)
  }
}

function pack(folder) {
  // A name of its own until it is whole.
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const path of carried) copy(path, unfinished)
  for (const path of listProductionPackages()) copy(path, unfinished)
  cpSync(join(projectFolder, 'scripts/packaged.mjs'), join(unfinished, 'guildhall.mjs'))
  const { name, version, license, type } = readJson('package.json')
  writeFileSync(
    join(unfinished, 'package.json'),
    `${JSON.stringify({ name, version, license, type }, null, 2)}\n`,
  )
  renameSync(unfinished, folder)
}

/** Types and their compiler are named as optional by some; nothing that runs reads them. */
const forCompilers = /^node_modules\/((@types|@typescript)\/|(typescript|csstype|undici-types)$)/

/** Types, maps and manuals: a third of all files, and nothing that runs reads them. Licences go along. */
const forReaders = /node_modules[\\/].*\.([cm]?ts|map|md|flow)$|build[\\/].*\.map$/
const licences = /licen[cs]e|notice|copying/i

/** What the lock file names for running, as it was installed for this system: nothing that only building and testing need. */
function listProductionPackages() {
  const { packages } = readJson('package-lock.json')
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !forCompilers.test(path))
    .map(([path]) => path)
    .filter((path) => existsSync(join(projectFolder, path)))
}

function copy(path, into) {
  const from = join(projectFolder, path)
  const nested = join(from, 'node_modules')
  cpSync(from, join(into, path), {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
    // Packages inside of a package have lines of their own in the lock file.
    filter: (file) => file !== nested && (!forReaders.test(file) || licences.test(file)),
  })
}

function readJson(file) {
  return JSON.parse(readFileSync(join(projectFolder, file), 'utf8'))
}
