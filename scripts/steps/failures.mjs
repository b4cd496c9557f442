/** So much of what went wrong is told again at the end, where it is looked for first. */
const MOST_LINES = 6
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What failed in Vitest: its tests, and the files that could not even be loaded. */
export function failuresOfVitest(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [told(name, message)]
      return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    })
}

/** What failed in Playwright, and what passed only at its second try. */
export function failuresOfPlaywright(report) {
  const inSuite = ({ file, suites = [], specs = [] }) => [
    ...specs
      .filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => told(`${file} › ${spec.title}`, firstError(spec))),
    ...suites.flatMap(inSuite),
  ]
  return [
    ...(report.errors ?? []).map((error) => told('outside of any test', error.message)),
    ...report.suites.flatMap(inSuite),
  ]
}

function firstError(spec) {
  return spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message
}

function told(what, message) {
  const lines = (message ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [what, ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`)].join('\n')
}
