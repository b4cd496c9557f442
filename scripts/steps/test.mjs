import { build } from './build.mjs'
import { findBrowser } from './browser.mjs'
import { checkNames, chooseChecks, runCheck } from './checks.mjs'
import { add, countStep, isSuccess, nothing, summary } from './count.mjs'
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
  await prepare(projectFolder, { withBuild: false })
  const environment = chosen.includes('playwright')
    ? { CHROMIUM_PATH: await timed('Looking for a browser', () => findBrowser(projectFolder)) }
    : {}
  let total = nothing
  let isBuildReady = false
  for (const name of chosen) {
    if (needsBuild.includes(name) && !isBuildReady) {
      isBuildReady = await tryToBuild()
      if (!isBuildReady) {
        total = add(total, countStep(1))
        break
      }
    }
    total = add(total, await runTimed(name, { passed, environment }))
  }
  say(`\n${summary(total)}`)
  process.exitCode = isSuccess(total) ? 0 : 1
}

async function runTimed(name, options) {
  const began = Date.now()
  say(`\n${name} …`)
  const count = await runCheck(name, projectFolder, options)
  say(`${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${secondsSince(began)}`)
  return count
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
