import { launch } from './launch.mjs'
import { prepare } from './prepare.mjs'
import { projectFolder } from './project.mjs'
import { endWithFailure, say } from './report.mjs'

const programs = {
  web: { name: 'Guildhall', file: 'build/server/server.js', environment: { NODE_ENV: 'production' } },
  worker: {
    name: 'the worker of Guildhall',
    file: 'build/server/worker.js',
    environment: { NODE_ENV: 'production' },
  },
  dev: {
    name: 'Guildhall for development',
    file: 'scripts/dev.ts',
    environment: { NODE_ENV: 'development', PAGE_CACHE_MB: '0' },
  },
}

export async function start() {
  try {
    const { name, file, environment } = chosenProgram(process.argv)
    await prepare(projectFolder, { withBuild: file.startsWith('build/') })
    say(`Starting ${name} …`)
    process.exitCode = await launch(projectFolder, [file], environment)
  } catch (error) {
    endWithFailure(error)
  }
}

function chosenProgram(args) {
  if (args.includes('--dev')) return programs.dev
  return args.includes('--worker') ? programs.worker : programs.web
}
