import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, toolFile } from './project.mjs'
import { say, StepFailure, timed } from './report.mjs'
import { run } from './run.mjs'

/** Of several the first: the shell has no windows to draw and takes a quarter less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const knownPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const downloadLimitMs = 5 * 60_000

/** A Chromium to test with: the one named, one of the machine's, Playwright's, or one installed now. */
export async function findBrowser(project) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await works(named)) return named
    throw new StepFailure(
      `CHROMIUM_PATH names ${named}, which does not run: set it to a Chromium or Chrome, or unset it.`,
    )
  }
  return (
    (await firstWorking(browserCandidates(process.env.PATH ?? ''))) ??
    (await firstWorking([await playwrightBrowser(project)])) ??
    (await downloadBrowser(project)) ??
    (await installBrowser()) ??
    failWithoutBrowser()
  )
}

export function browserCandidates(path) {
  const folders = path.split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...new Set([...knownPlaces, ...onPath])].filter((file) => existsSync(file))
}

async function firstWorking(files) {
  for (const file of files) if (file && (await works(file))) return file
  return undefined
}

/** Some systems have a `chromium` that only says how to get one. */
async function works(file) {
  if (!existsSync(file)) return false
  const answer = await run(file, ['--version'], { env: process.env, limitMs: 20_000 }).catch(() => undefined)
  return answer?.code === 0
}

async function playwrightBrowser(project) {
  const script = `process.stdout.write(require('playwright-core').chromium.executablePath() ?? '')`
  const { code, output } = await run(pinnedNode(project), ['-e', script], { cwd: project, env: process.env })
  return code === 0 ? output : undefined
}

async function downloadBrowser(project) {
  const command = toolFile(project, '@playwright/test', 'playwright')
  await timed('Downloading a browser for the tests', () =>
    run(pinnedNode(project), [command, 'install', 'chromium'], {
      cwd: project,
      env: process.env,
      limitMs: downloadLimitMs,
    }),
  )
  return await firstWorking([await playwrightBrowser(project)])
}

async function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await timed('Installing the chromium package of this system', async () => {
    await run('apt-get', ['update'], { env, limitMs: downloadLimitMs })
    // Older systems have no package of the shell alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const options = { env, limitMs: 2 * downloadLimitMs }
      const { code, output } = await run('apt-get', ['install', '-y', name], options)
      if (code === 0) return
      say(output.trim().split('\n').slice(-3).join('\n'))
    }
  })
  return await firstWorking(browserCandidates(process.env.PATH ?? ''))
}

function failWithoutBrowser() {
  throw new StepFailure(
    'No browser to test with was found or could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
