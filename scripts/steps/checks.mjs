import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, delimiter, join } from 'node:path'
import { countPlaywright, countStep, countVitest } from './count.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
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

/** Runs one check on the project's own Node, in the open, counts, and says what failed. */
export async function runCheck(name, project, { passed, environment }) {
  const runTool = async (packageName, tool, args, extra = {}) => {
    const env = {
      ...process.env,
      // Workers of a check, and the programs that its tests start, are the same again and again: they are compiled once.
      NODE_COMPILE_CACHE: join(makeDataFolder(project), 'compiled'),
      ...environment,
      ...extra,
      PATH: pathWithTools(project),
    }
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
      return stepResult('format', await runTool('oxfmt', 'oxfmt', ['--check']))
    case 'lint':
      return stepResult('lint', await runTool('oxlint', 'oxlint', []))
    case 'types': {
      const typegen = await runTool('@react-router/dev', 'react-router', ['typegen'])
      // Each checker finds out again what another knows already, and the build keeps the other core busy: two are half as much work more.
      const args = ['--noEmit', '--checkers', '1']
      return stepResult('types', typegen || (await runTool('typescript', 'tsc', args)))
    }
    case 'vitest': {
      const report = freshReport(project, 'vitest.json')
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...passed]
      const code = await runTool('vitest', 'vitest', filtered ? [...args, '--passWithNoTests'] : args, {
        NODE_ENV: 'test',
      })
      return resultFrom(report, code, { name, count: countVitest, failures: failuresOfVitest })
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
      return resultFrom(report, code, { name, count: countPlaywright, failures: failuresOfPlaywright })
    }
  }
}

function freshReport(project, name) {
  const file = join(makeDataFolder(project), 'reports', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function stepResult(name, code) {
  return { count: countStep(code), failures: code === 0 ? [] : [`${name} ended with ${code}`] }
}

function resultFrom(report, code, { name, count, failures }) {
  if (!existsSync(report)) return stepResult(name, code || 1)
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const counted = count(read, code)
  const told = failures(read)
  const isUnnamed = counted.failed > 0 && told.length === 0
  return { count: counted, failures: isUnnamed ? stepResult(name, code).failures : told }
}

function pathWithTools(project) {
  return [join(project, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
}
