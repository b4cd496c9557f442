import { sqlState } from '#platform/db/sql-state.ts'
import { scrubText } from './scrub-text.ts'

export type Frame = { function: string; file: string; line: number; column: number }
export type DescribedError = { name: string; message: string; frames: Frame[] }

const MOST_CAUSES = 4
const MOST_FRAMES = 30

/**
 * What may be written down of an error: names, scrubbed messages and places in the code. Whatever else hangs on it
 * (a query's parameters, a request, a row) belongs to someone.
 */
export function describeError(error: unknown): DescribedError[] {
  const described: DescribedError[] = []
  for (let at = error; at !== undefined && at !== null && described.length < MOST_CAUSES;) {
    described.push(describeOne(at))
    at = at instanceof Error ? at.cause : undefined
  }
  return described.length > 0 ? described : [describeOne(error)]
}

/** The same as one object for a log line. */
export function errorForLog(error: unknown): Record<string, unknown> {
  const [thrown, ...causes] = describeError(error)
  const state = sqlState(error)
  return {
    name: thrown?.name,
    message: thrown?.message,
    stack: thrown?.frames.map(frameLine).join('\n'),
    ...(state ? { sqlState: state } : {}),
    ...(causes.length > 0 ? { causes: causes.map(({ name, message }) => `${name}: ${message}`) } : {}),
  }
}

function describeOne(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return {
      name: typeof error,
      message: typeof error === 'string' ? scrubText(error) : 'Not an error was thrown',
      frames: [],
    }
  }
  return {
    name: error.name,
    message: scrubText(withoutParameters(error.message)),
    frames: framesOf(error.stack ?? ''),
  }
}

/** Drizzle writes the parameters of a failed query, which are people's data, after the query. */
function withoutParameters(message: string): string {
  const at = message.startsWith('Failed query:') ? message.indexOf('\nparams:') : -1
  return at === -1 ? message : message.slice(0, at)
}

function framesOf(stack: string): Frame[] {
  const frames: Frame[] = []
  for (const line of stack.split('\n')) {
    const match = /^\s+at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line)
    if (!match) continue
    const [, name = '', file = '', row = '', column = ''] = match
    frames.push({
      function: name || 'anonymous',
      file: placeOf(file),
      line: Number(row),
      column: Number(column),
    })
    if (frames.length === MOST_FRAMES) break
  }
  return frames
}

/** Where a file stands in the project rather than on the machine. */
function placeOf(file: string): string {
  const path = file.replace(/^file:\/\//, '').replace(/[?#].*$/, '')
  return path.startsWith(`${process.cwd()}/`) ? path.slice(process.cwd().length + 1) : path
}

function frameLine(frame: Frame): string {
  return `at ${frame.function} (${frame.file}:${frame.line}:${frame.column})`
}
