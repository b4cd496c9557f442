/** The environment is not usable; printed to the operator as it is, without a stack. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The environment needs another look:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}
