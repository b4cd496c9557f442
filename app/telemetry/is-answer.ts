import { isRouteErrorResponse } from 'react-router'

/** Not-found, redirects and other answers below 500 are no faults; a fault of the server was reported by the server. */
export function isAnswer(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return true
  if (typeof Response !== 'undefined' && thrown instanceof Response) return true
  if (!(thrown instanceof Error)) return false
  return thrown.name === 'AbortError' || thrown.message === 'Unexpected Server Error'
}
