import { scrubEvent } from '#platform/telemetry/scrub.ts'
import { isAnswer } from './is-answer.ts'
import type { PageViews } from './page-views.ts'

const DIGEST_LENGTH = 8

/** The parts of Sentry's events that are read here. */
type ErrorReport = { event_id?: string; transaction?: string; tags?: Record<string, unknown> }
type PageReport = {
  transaction?: string
  contexts?: { trace?: { op?: string; data?: Record<string, unknown> } }
}

/** An error as it may leave the browser: nobody's, named by its route; null for what is an answer and no fault. */
export function tidyError<Report extends ErrorReport>(
  report: Report,
  thrown: unknown,
  views: PageViews,
): Report | null {
  if (isAnswer(thrown)) return null
  const digest = report.event_id?.slice(0, DIGEST_LENGTH)
  return scrubbed({
    ...report,
    ...(report.transaction === undefined ? {} : { transaction: views.patternOf(report.transaction) }),
    tags: { ...report.tags, ...(digest ? { digest } : {}) },
  })
}

/** A page load or a move to another page; null where it ended in not-found. */
export function tidyTransaction<Report extends PageReport>(
  report: Report,
  views: PageViews,
  documentStatus?: number,
): Report | null {
  const trace = report.contexts?.trace
  const path = trace?.data?.['url.path']
  const shown = typeof path === 'string' ? path : (report.transaction ?? '/')
  if (views.endedInNotFound(shown)) return null
  if (trace?.op === 'pageload' && documentStatus === 404) return null
  const pattern = views.patternOf(shown)
  const data = { ...trace?.data, 'url.path': pattern }
  return scrubbed({
    ...report,
    transaction: pattern,
    contexts: { ...report.contexts, ...(trace ? { trace: { ...trace, data } } : {}) },
  })
}

/** What scrubbing leaves is the same report with less in it. */
function scrubbed<Report extends object>(report: Report): Report {
  return scrubEvent(report as Record<string, unknown>) as Report
}
