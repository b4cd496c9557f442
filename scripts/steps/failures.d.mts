type VitestFile = {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}
type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs?: {
    ok: boolean
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}
export function failuresOfVitest(report: { testResults: VitestFile[] }): string[]
export function failuresOfPlaywright(report: {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}): string[]
