import { randomUUID } from 'node:crypto'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Deliverer } from './deliver.ts'
import { describeError, errorForLog, type DescribedError } from './describe-error.ts'
import { digestOf } from './digest.ts'
import { makeReport } from './report.ts'
import { shapeOfPath } from './scrub-text.ts'

export type Fault = {
  error: unknown
  /** The path that was asked for, or its pattern, or the name of a job. */
  route: string
  requestId?: string | undefined
}

type FaultParts = { release: string; clock: Clock; deliverer: Deliverer }

/** Maintenance answers 503 on purpose, and so does a marketplace whose database is away. */
const UNAVAILABLE = 503

/** Whether something thrown is a fault of ours, rather than an answer, a visitor who went away or a database that did. */
export function isFault(error: unknown): boolean {
  if (error instanceof ExpectedError || isDatabaseAway(error)) return false
  if (error instanceof Error) return error.name !== 'AbortError'
  // A thrown Response, `data()` or React Router's own error response.
  const status = (error as { status?: unknown } | null | undefined)?.status ?? statusOfData(error)
  return typeof status !== 'number' || (status >= 500 && status !== UNAVAILABLE)
}

function statusOfData(error: unknown): unknown {
  return (error as { init?: { status?: unknown } | null } | null | undefined)?.init?.status
}

/** Logs and reports a fault under its digest, which it returns; what is no fault is left alone and has none. */
export function reportFault({ release, clock, deliverer }: FaultParts, fault: Fault): string | undefined {
  if (!isFault(fault.error)) return undefined
  const digest = digestOf(fault.error)
  const route = shapeOfPath(fault.route)
  const logged = {
    digest,
    route,
    fault: errorForLog(fault.error),
    ...(fault.requestId ? { requestId: fault.requestId } : {}),
  }
  log.error(logged, 'something unexpected was thrown')
  const eventId = randomUUID().replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: clock.now().getTime() / 1_000,
    platform: 'node',
    level: 'error',
    release,
    transaction: route,
    tags: { digest, ...(fault.requestId ? { request_id: fault.requestId } : {}) },
    exception: { values: describeError(fault.error).map(sentryException).toReversed() },
  }
  deliverer.deliver({ eventId, trace: undefined, reports: [makeReport('server', 'event', event)] })
  return digest
}

function sentryException({ name, message, frames }: DescribedError) {
  return {
    type: name,
    value: message,
    stacktrace: {
      frames: frames.toReversed().map((frame) => ({
        function: frame.function,
        filename: frame.file,
        lineno: frame.line,
        colno: frame.column,
        in_app: !/node_modules|^node:/.test(frame.file),
      })),
    },
  }
}
