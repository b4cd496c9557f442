import { prepare } from './prepare.mjs'
import { pinnedNode, projectFolder } from './project.mjs'
import { endWithFailure } from './report.mjs'
import { run } from './run.mjs'

/** Measures the product as it is built from these very sources. */
export async function bench(args) {
  try {
    await prepare(projectFolder, { withBuild: true })
    const { code } = await run(pinnedNode(), ['bench/run.ts', ...args], {
      cwd: projectFolder,
      env: process.env,
      show: true,
    })
    process.exitCode = code
  } catch (error) {
    endWithFailure(error)
  }
}
