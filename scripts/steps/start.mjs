import { launch } from './launch.mjs'
import { prepare } from './prepare.mjs'
import { programs } from './programs.mjs'
import { projectFolder } from './project.mjs'
import { endWithFailure, say } from './report.mjs'

export async function start() {
  try {
    const { name, args, needsBuild, environment } = chosenProgram(process.argv)
    await prepare(projectFolder, { withBuild: needsBuild })
    say(`Starting ${name} …`)
    process.exitCode = await launch(projectFolder, args, environment)
  } catch (error) {
    endWithFailure(error)
  }
}

function chosenProgram(args) {
  if (args.includes('--dev')) return programs.dev
  return args.includes('--worker') ? programs.worker : programs.web
}
