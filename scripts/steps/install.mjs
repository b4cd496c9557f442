import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, join, sep } from 'node:path'
import { installStamp, installStampFile, isInstalled } from './installed.mjs'
import { pinnedNode, workRecord } from './project.mjs'
import { StepFailure, timed } from './report.mjs'
import { run } from './run.mjs'

/** Installs what the lock file names, unless it is there; an installation that was cut off is done again. */
export async function install(project) {
  if (!isInstalled(project)) {
    await timed('Installing dependencies', async () => {
      rmSync(installStampFile(project), { force: true })
      const { program, args } = npmCommand(project)
      const { code, output } = await run(program, [...args, ...ciArguments], {
        cwd: project,
        env: npmEnvironment(project),
        record: workRecord(project),
      })
      if (code !== 0) throw explainInstallFailure(output)
    })
  }
  await checkPinnedNode(project)
  if (!existsSync(installStampFile(project))) writeFileSync(installStampFile(project), installStamp(project))
}

// A machine's own npm settings may leave out what the build needs or forbid the script that fetches Node.
const ciArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--no-audit',
  '--no-fund',
]

function npmCommand(project) {
  const { npm_execpath: npm } = process.env
  const node = outsideNode(project)
  if (npm && node && /^npm-cli\.c?js$/.test(basename(npm))) return { program: node, args: [npm] }
  return process.platform === 'win32' ? { program: 'cmd', args: ['/c', 'npm'] } : { program: 'npm', args: [] }
}

/** npm removes node_modules, so it may not run on the Node that lives there. */
function outsideNode(project) {
  const inside = join(project, 'node_modules') + sep
  if (!process.execPath.startsWith(inside)) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return pathWithout(inside)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

function pathWithout(inside) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !`${folder}${sep}`.startsWith(inside))
}

function npmEnvironment(project) {
  const environment = {
    ...process.env,
    PATH: pathWithout(join(project, 'node_modules') + sep).join(delimiter),
  }
  delete environment.NODE_ENV
  // npm may have changed who we are without changing whose home it is.
  if (!isWritable(homedir()))
    environment.npm_config_cache = join(tmpdir(), `guildhall-npm-${process.getuid?.()}`)
  return environment
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function checkPinnedNode(project) {
  const answer = await run(pinnedNode(project), ['--version'], { cwd: project, env: process.env }).catch(
    (error) => error,
  )
  if (answer.code === 0) return
  rmSync(installStampFile(project), { force: true })
  rmSync(join(project, 'node_modules', '.package-lock.json'), { force: true })
  throw new StepFailure(
    'The Node 24 that Guildhall brings along does not run here: start again to install it once more, or see whether your system is older than Node 24 allows.',
  )
}

const installCauses = [
  [/ENOSPC/, 'the disk is full: free about 1 GB and start again.'],
  [/EROFS/, 'the disk is read-only: copy Guildhall to a folder that can be written and start it there.'],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package.json and package-lock.json disagree: restore both from the repository, or run npm install.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network/i,
    'the package registry cannot be reached: check the network (or the proxy and registry settings of npm) and start again.',
  ],
  [
    /EACCES|EPERM/,
    'npm may not write here: give the folder and your npm cache to the user who starts Guildhall.',
  ],
]

export function explainInstallFailure(output) {
  const cause = installCauses.find(([sign]) => sign.test(output))?.[1]
  const said = output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('complete log'))
    .slice(-12)
    .join('\n')
  const sentence = cause
    ? `The dependencies could not be installed, because ${cause}`
    : 'The dependencies could not be installed: npm says why above; mend that and start again.'
  return new StepFailure(`${said}\n\n${sentence}`)
}
