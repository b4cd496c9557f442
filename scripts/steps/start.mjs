import { launch } from './launch.mjs'
import { prepare } from './prepare.mjs'
import { programs } from './programs.mjs'
import { projectFolder } from './project.mjs'
import { endWithFailure, say } from './report.mjs'

export async function start() {
  try {
    const given = process.argv.slice(2)
    const { name, args, needsBuild, environment } = chosenProgram(given)
    const passed = given.filter((one) => !flags.includes(one))
    await prepare(projectFolder, { withBuild: needsBuild })
    say(`Starting ${name} …`)
    process.exitCode = await launch(projectFolder, [...args, ...passed], environment)
  } catch (error) {
    endWithFailure(error)
  }
}

const flags = Object.keys(programs).map((name) => `--${name}`)

function chosenProgram(args) {
  const chosen = flags.find((flag) => args.includes(flag))
  return programs[chosen?.slice(2) ?? 'web']
}
