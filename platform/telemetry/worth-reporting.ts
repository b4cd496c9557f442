import { textAt, valueAt } from './report.ts'

/**
 * Not-found pages and redirects are answers, not faults; a page load that ends in not-found says nothing about how fast
 * the pages are. The browser holds them back already, and the server does not rely on it.
 */
export function isWorthReporting(type: string, payload: Record<string, unknown>): boolean {
  return type === 'event' ? !isAnswer(payload) : !endedInNotFound(payload)
}

function isAnswer(event: Record<string, unknown>): boolean {
  const status = valueAt(event, 'contexts', 'response', 'status_code')
  if (typeof status === 'number' && status >= 300 && status < 500) return true
  const thrown = valueAt(event, 'exception', 'values')
  return Array.isArray(thrown) && thrown.some((exception) => isAnswerName(exception))
}

function isAnswerName(exception: unknown): boolean {
  const type = textAt(exception, 'type') ?? ''
  const value = textAt(exception, 'value') ?? ''
  return (
    /^(?:NotFound|Redirect|ErrorResponse|Response)(?:Error)?$/.test(type) || /^(?:404|30[1-8])\b/.test(value)
  )
}

function endedInNotFound(performance: Record<string, unknown>): boolean {
  const statuses = [
    valueAt(performance, 'contexts', 'response', 'status_code'),
    valueAt(performance, 'contexts', 'trace', 'status'),
    valueAt(performance, 'contexts', 'trace', 'data', 'http.response.status_code'),
    valueAt(performance, 'status'),
    valueAt(performance, 'data', 'http.response.status_code'),
  ]
  return statuses.some((status) => status === 404 || status === '404' || status === 'not_found')
}
