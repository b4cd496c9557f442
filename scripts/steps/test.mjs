import { build } from './build.mjs'
import { findBrowser } from './browser.mjs'
import { checkNames, chooseChecks, runCheck } from './checks.mjs'
import { add, countStep, isSuccess, nothing, summary } from './count.mjs'
import { openPhases } from './phases.mjs'
import { prepare } from './prepare.mjs'
import { projectFolder, whilePreparing } from './project.mjs'
import { endWithFailure, say, secondsSince, StepFailure, timed } from './report.mjs'

const needsBuild = ['vitest', 'playwright']

export async function test() {
  try {
    await runChosen()
  } catch (error) {
    endWithFailure(error)
    say(`\n${summary(countStep(1))}`)
  }
}

async function runChosen() {
  const { chosen, unknown, passed } = chooseChecks(process.argv.slice(2))
  if (unknown !== undefined)
    throw new StepFailure(`There is no check named "${unknown}": use one of ${checkNames.join(', ')}.`)
  const phases = openPhases()
  const failures = []
  await phases.time('install', () => prepare(projectFolder, { withBuild: false }))
  const environment = chosen.includes('playwright')
    ? { CHROMIUM_PATH: await timed('Looking for a browser', () => findBrowser(projectFolder)) }
    : {}
  const runInTurn = async (names) => {
    let total = nothing
    for (const name of names) {
      const result = await phases.time(name, () => runTold(name, { passed, environment }))
      total = add(total, result.count)
      failures.push(...result.failures)
    }
    return total
  }
  const built = chosen.filter((name) => needsBuild.includes(name))
  const buildAndRun = async () => {
    const isBuilt = built.length === 0 || (await phases.time('build', tryToBuild))
    return isBuilt ? runInTurn(built) : countStep(1)
  }
  // What only reads is done beside the build, which keeps one core busy; the tests begin when that is done.
  const counts = await Promise.all([
    runInTurn(chosen.filter((name) => !needsBuild.includes(name))),
    buildAndRun(),
  ])
  const total = counts.reduce(add)
  if (failures.length > 0) say(`\nfailed:\n${failures.join('\n')}`)
  say(`\n${phases.told()}\n${summary(total)}`)
  process.exitCode = isSuccess(total) ? 0 : 1
}

async function runTold(name, options) {
  const began = Date.now()
  say(`\n${name} …`)
  const result = await runCheck(name, projectFolder, options)
  say(`${name}: ${result.count.failed === 0 ? 'passed' : 'FAILED'} in ${secondsSince(began)}`)
  return result
}

async function tryToBuild() {
  try {
    await whilePreparing(projectFolder, () => build(projectFolder))
    return true
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    say(error.message)
    return false
  }
}
