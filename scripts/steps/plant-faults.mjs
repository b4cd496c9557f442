import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { runCheck } from './checks.mjs'
import { plantedFaults } from './planted-faults.mjs'
import { prepare } from './prepare.mjs'
import { projectFolder, whilePreparing } from './project.mjs'
import { endWithFailure, say, StepFailure } from './report.mjs'

/** Plants each fault in turn, or those whose names hold one of the words, runs the tests that have to fail of it, and mends it again. */
export async function plantFaults(words) {
  try {
    await prepare(projectFolder, { withBuild: false })
    const environment = { CHROMIUM_PATH: await findBrowser(projectFolder) }
    const chosen = plantedFaults.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )
    const lines = []
    for (const fault of chosen)
      lines.push(`${(await isCaught(fault, environment)) ? 'caught' : 'MISSED'}: ${fault.name}`)
    const missed = lines.filter((line) => line.startsWith('MISSED'))
    say(`\n${lines.join('\n')}\nfaults: ${lines.length - missed.length} caught, ${missed.length} missed`)
    process.exitCode = missed.length === 0 && lines.length > 0 ? 0 : 1
  } catch (error) {
    endWithFailure(error)
  }
}

async function isCaught({ name, file, find, put, check, args, isBuilt }, environment) {
  const path = join(projectFolder, file)
  const whole = readFileSync(path, 'utf8')
  const faulty = whole.replace(find, put)
  if (faulty === whole) throw new StepFailure(`${name}: ${file} does not hold ${find} any more.`)
  const mend = () => writeFileSync(path, whole)
  // Whoever stops it amid a fault finds the house as it was.
  process.once('exit', mend)
  say(`\nplanted: ${name}`)
  try {
    writeFileSync(path, faulty)
    if (isBuilt) await whilePreparing(projectFolder, () => build(projectFolder))
    const { passed, failed } = (await runCheck(check, projectFolder, { passed: args, environment })).count
    if (passed + failed === 0) throw new StepFailure(`${name}: there is no such test as ${args.join(' ')}.`)
    return failed > 0
  } finally {
    mend()
    process.off('exit', mend)
  }
}
