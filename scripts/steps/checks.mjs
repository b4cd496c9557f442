import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, delimiter, join } from 'node:path'
import { countPlaywright, countStep, countVitest } from './count.mjs'
import { makeDataFolder, pinnedNode, toolFile } from './project.mjs'
import { run } from './run.mjs'

export const checkNames = ['format', 'lint', 'types', 'vitest', 'playwright']

/** What to run: everything, one check (`--only vitest`), or the tests that match a filter. */
export function chooseChecks(args) {
  const at = args.indexOf('--only')
  if (at === -1) {
    const chosen = args.length === 0 ? checkNames : ['vitest', 'playwright']
    return { chosen, passed: args }
  }
  const chosen = (args[at + 1] ?? '').split(',')
  return { chosen, unknown: chosen.find((name) => !checkNames.includes(name)), passed: args.toSpliced(at, 2) }
}

/** Runs one check on the project's own Node, in the open, and counts. */
export async function runCheck(name, project, { passed, environment }) {
  const runTool = async (packageName, tool, args, extra = {}) => {
    const env = { ...process.env, ...environment, ...extra, PATH: pathWithTools(project) }
    const { code } = await run(pinnedNode(project), [toolFile(project, packageName, tool), ...args], {
      cwd: project,
      env,
      show: true,
    })
    return code
  }
  const filtered = passed.length > 0
  switch (name) {
    case 'format':
      return countStep(await runTool('oxfmt', 'oxfmt', ['--check']))
    case 'lint':
      return countStep(await runTool('oxlint', 'oxlint', []))
    case 'types': {
      const typegen = await runTool('@react-router/dev', 'react-router', ['typegen'])
      return countStep(typegen || (await runTool('typescript', 'tsc', ['--noEmit'])))
    }
    case 'vitest': {
      const report = freshReport(project, 'vitest.json')
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...passed]
      const code = await runTool('vitest', 'vitest', filtered ? [...args, '--passWithNoTests'] : args, {
        NODE_ENV: 'test',
      })
      return countFrom(report, code, countVitest)
    }
    default: {
      const report = freshReport(project, 'playwright.json')
      const args = ['test', '--reporter=list,json', ...passed]
      const code = await runTool(
        '@playwright/test',
        'playwright',
        filtered ? [...args, '--pass-with-no-tests'] : args,
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      )
      return countFrom(report, code, countPlaywright)
    }
  }
}

function freshReport(project, name) {
  const file = join(makeDataFolder(project), 'reports', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function countFrom(report, code, count) {
  return existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8')), code) : countStep(code || 1)
}

function pathWithTools(project) {
  return [join(project, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
}
