export type Count = { passed: number; failed: number; skipped: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
export const nothing: Count
export function add(left: Count, right: Count): Count
export function countVitest(report: VitestReport, exitCode: number): Count
export function countPlaywright(report: PlaywrightReport, exitCode: number): Count
export function countStep(exitCode: number): Count
export function summary(count: Count): string
export function isSuccess(count: Count): boolean
