import { isRouteErrorResponse } from 'react-router'
import { away } from './away-words.ts'

/** What React Router makes of a server error on its way to the browser, so that nothing of it leaks. */
const SANITISED_MESSAGE = 'Unexpected Server Error'

export type ErrorScreen =
  | { screen: 'not-found' | 'forbidden' | 'conflict'; message: string | undefined }
  | { screen: 'bad-request'; title?: string; message: string | undefined }
  | { screen: 'too-many-requests'; message: string | undefined; retryAfterSeconds: number | undefined }
  | { screen: 'server-error'; digest: string | undefined }
  | { screen: 'client-error' }

/** Which screen an error gets at the root: answers have screens of their own, a fault has the generic one. */
export function whichScreen(error: unknown): ErrorScreen {
  if (isRouteErrorResponse(error)) return screenOfAnswer(error.status, error.data)
  if (error instanceof Error && error.message === SANITISED_MESSAGE)
    return { screen: 'server-error', digest: undefined }
  return { screen: 'client-error' }
}

function screenOfAnswer(status: number, data: unknown): ErrorScreen {
  const message = textOf(data, 'message')
  if (status === 404 || status === 410) return { screen: 'not-found', message }
  if (status === 401 || status === 403) return { screen: 'forbidden', message }
  if (status === 409) return { screen: 'conflict', message }
  if (status === 429) return { screen: 'too-many-requests', message, retryAfterSeconds: secondsOf(data) }
  if (status === 503) return { screen: 'bad-request', ...away }
  if (status < 500) return { screen: 'bad-request', message }
  return { screen: 'server-error', digest: textOf(data, 'digest') }
}

function textOf(data: unknown, name: string): string | undefined {
  const value = (data as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function secondsOf(data: unknown): number | undefined {
  const value = (data as Record<string, unknown> | null | undefined)?.['retryAfterSeconds']
  return typeof value === 'number' ? value : undefined
}
