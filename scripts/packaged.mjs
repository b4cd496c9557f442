// What a package is started by: `node guildhall.mjs`, or worker, backup, restore, ledger, admin after it.
import './scripts/steps/require-node.mjs'

const { launch } = await import('./scripts/steps/launch.mjs')
const { programs } = await import('./scripts/steps/programs.mjs')
const { projectFolder } = await import('./scripts/steps/project.mjs')
const { endWithFailure, StepFailure } = await import('./scripts/steps/report.mjs')

const { dev: _, ...startable } = programs
const [chosen = 'web', ...given] = process.argv.slice(2)

try {
  const program = Object.hasOwn(startable, chosen) ? startable[chosen] : undefined
  if (!program)
    throw new StepFailure(
      `There is no program named "${chosen}": use one of ${Object.keys(startable).join(', ')}.`,
    )
  // Paths are told from where whoever told them stands, as npm does it.
  process.env.INIT_CWD ??= process.cwd()
  process.exitCode = await launch(projectFolder, [...program.args, ...given], program.environment)
} catch (error) {
  endWithFailure(error)
}
