import { launch } from './launch.mjs'
import { prepare } from './prepare.mjs'
import { projectFolder } from './project.mjs'
import { endWithFailure, say } from './report.mjs'

export async function start() {
  try {
    const isDevelopment = process.argv.includes('--dev')
    await prepare(projectFolder, { withBuild: !isDevelopment })
    say(isDevelopment ? 'Starting Guildhall for development …' : 'Starting Guildhall …')
    process.exitCode = isDevelopment
      ? await launch(projectFolder, ['scripts/dev.ts'], { NODE_ENV: 'development' })
      : await launch(projectFolder, ['build/server/server.js'], { NODE_ENV: 'production' })
  } catch (error) {
    endWithFailure(error)
  }
}
