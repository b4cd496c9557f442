export const nothing = { passed: 0, failed: 0, skipped: 0 }

export function add(left, right) {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  }
}

/** Counts what Vitest reports. A file that could not even be loaded has no tests to fail, so it counts as one. */
export function countVitest(report, exitCode) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withExitCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    exitCode,
  )
}

/** Counts what Playwright reports. A test that passes only at its second try has failed. */
export function countPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

/** A step that has no report of its own is one test. */
export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

export function summary({ passed, failed, skipped }) {
  return `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`
}

export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0
}

/** A run may fail outside of any test, in a set-up or by an error that nobody caught. */
function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
