import { expect, it } from 'vitest'
import { openPhases } from '../../scripts/steps/phases.mjs'
import { chooseChecks } from '../../scripts/steps/checks.mjs'
import {
  add,
  countPlaywright,
  countStep,
  countVitest,
  isSuccess,
  nothing,
  summary,
} from '../../scripts/steps/count.mjs'
import { failuresOfPlaywright, failuresOfVitest } from '../../scripts/steps/failures.mjs'

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
const unloadedFile = { status: 'failed', assertionResults: [] }

it('sums what ran and ends with one line', () => {
  const total = [
    countStep(0),
    countVitest({ ...vitest, testResults: [failedFile] }, 1),
    countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 } }, 0),
  ].reduce(add, nothing)
  expect(summary(total)).toBe('tests: 10 passed, 1 failed, 4 skipped')
})

it('counts a test file that could not be loaded as a failure', () => {
  expect(countVitest({ ...vitest, testResults: [failedFile, unloadedFile] }, 1).failed).toBe(2)
})

it('counts a failure outside of any test, and a test that needed a second try', () => {
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults: [] }, 1).failed).toBe(1)
  expect(countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } }, 0).failed).toBe(1)
})

it('names what failed in Vitest, a file that could not be loaded as well, with the first lines of why', () => {
  const message = `\u001b[31mError: expected 1\u001b[39m\n\n${'  at a line\n'.repeat(20)}`
  const failed = { status: 'failed', fullName: 'a fee is rounded', failureMessages: [message] }
  const passed = { status: 'passed', fullName: 'a fee is shown' }
  const [test, file, ...more] = failuresOfVitest({
    testResults: [
      { name: 'fees.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'fine.test.ts', status: 'passed', assertionResults: [passed] },
    ],
  })
  expect(test).toMatch(/^fees\.test\.ts › a fee is rounded\n {4}Error: expected 1\n/)
  expect(test?.split('\n')).toHaveLength(7)
  expect(file).toBe('gone.test.ts\n    Cannot find module')
  expect(more).toEqual([])
})

it('names what failed in Playwright, in whichever suite, and what passed only at its second try', () => {
  const spec = (title: string, ok: boolean, status: string, message?: string) => ({
    title,
    ok,
    tests: [{ status, results: [{ error: message ? { message } : undefined }, {}] }],
  })
  const specs = [spec('fine', true, 'expected'), spec('refused', false, 'unexpected', 'Timed out')]
  const suites = [{ file: 'cart.spec.ts', specs: [spec('by chance', true, 'flaky', 'Not found')] }]
  expect(failuresOfPlaywright({ suites: [{ file: 'cart.spec.ts', specs, suites }] })).toEqual([
    'cart.spec.ts › refused\n    Timed out',
    'cart.spec.ts › by chance\n    Not found',
  ])
})

it('is no success when nothing ran', () => {
  expect(isSuccess(nothing)).toBe(false)
  expect(isSuccess(countStep(0))).toBe(true)
  expect(isSuccess(add(countStep(0), countStep(1)))).toBe(false)
})

it('runs everything, one check, or the tests that match', () => {
  expect(chooseChecks([]).chosen).toEqual(['format', 'lint', 'types', 'vitest', 'playwright'])
  expect(chooseChecks(['--only', 'vitest', 'domain/settings'])).toMatchObject({
    chosen: ['vitest'],
    passed: ['domain/settings'],
  })
  expect(chooseChecks(['sign-in'])).toMatchObject({ chosen: ['vitest', 'playwright'], passed: ['sign-in'] })
  expect(chooseChecks(['--only', 'everything']).unknown).toBe('everything')
})

it('says how long each part took and all of it, where parts went on beside one another', async () => {
  let now = 0
  const phases = openPhases(() => now)
  const build = phases.time('build', async () => {
    await phases.time('types', async () => void (now += 20_000))
    now += 5_000
  })
  await build
  expect(phases.told()).toBe('phases: types 20 s, build 25 s; all of it 25 s')
})
