import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type Logger } from 'pino'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { errorForLog } from '#platform/telemetry/describe-error.ts'
import { logLevels } from './levels.ts'

/** What every line logged while serving one request or running one job carries. */
type LogScope = { requestId?: string; job?: string; jobId?: string }

const scope = new AsyncLocalStorage<LogScope>()

/** Fields that may never reach a log line, wherever in a logged object they stand. */
const secretNames = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'code',
  'body',
  'html',
  'text',
  'iban',
]
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export const log: Logger = pino({
  // A wrong one is refused with the rest of the environment, in plain words.
  level: logLevels.find((level) => level === process.env['LOG_LEVEL']) ?? 'info',
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  // A database error carries the values of its query: only what is ours of an error is written down.
  serializers: { err: errorForLog },
  redact: { paths: secretPaths, censor: '[removed]' },
  // A copy: the fields of the line are added to it.
  mixin: () => ({ ...scope.getStore() }),
  hooks: {
    // That the database is away is said once, where it is noticed; of all that fails with it there would be hundreds of lines.
    logMethod(given, write) {
      const [fields] = given as unknown[]
      if (!isDatabaseAway((fields as { err?: unknown } | undefined)?.err)) write.apply(this, given)
    },
  },
})

export function withLogScope<Result>(fields: LogScope, run: () => Result): Result {
  return scope.run(fields, run)
}
