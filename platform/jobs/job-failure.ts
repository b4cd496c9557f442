import { describeError } from '#platform/telemetry/describe-error.ts'

const LONGEST_MESSAGE = 300

/** What the queue keeps of an error: names, scrubbed words and places in the code. The rest may be somebody's data. */
export class JobFailure extends Error {
  constructor(error: unknown) {
    const described = describeError(error)
    // What wraps an error often says the same in the same words.
    const words = new Set(described.map(({ message }) => message.slice(0, LONGEST_MESSAGE)))
    super([...words].join('; because of: '))
    this.name = described[0]?.name ?? 'Error'
    const places = described[0]?.frames.map(
      (at) => `    at ${at.function} (${at.file}:${at.line}:${at.column})`,
    )
    this.stack = [`${this.name}: ${this.message}`, ...(places ?? [])].join('\n')
  }
}
