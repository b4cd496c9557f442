import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { ProviderFailure } from './provider-failure.ts'

/**
 * Which of the few things a person can do something about has happened. The library's own error is not passed on: it holds
 * the address that was called back, and with it the code.
 */
export function explainFailure(name: string, error: unknown): unknown {
  if (error instanceof ProviderFailure) return error
  if (error instanceof AuthorizationResponseError) {
    const turnedBack = error.error === 'access_denied'
    return turnedBack
      ? new ProviderFailure('cancelled', `The person turned back at ${name}`)
      : new ProviderFailure(
          error.error === 'temporarily_unavailable' ? 'down' : 'refused',
          `${name} said ${error.error}`,
        )
  }
  if (error instanceof ResponseBodyError)
    return new ProviderFailure('refused', `${name} refused the code: ${error.error}`)
  if (isOutOfReach(error)) return new ProviderFailure('down', `${name} does not answer`)
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderFailure(
      'refused',
      `${name} does not know this marketplace: look at its client id and secret`,
    )
  if (error instanceof ClientError || error instanceof TypeError)
    return new ProviderFailure('refused', `What came from ${name} does not hold: ${codeOf(error)}`)
  return error
}

const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

function isOutOfReach(error: unknown): boolean {
  if (error instanceof ClientError) return UNREACHABLE.has(error.code ?? '')
  return error instanceof TypeError && error.message === 'fetch failed'
}

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.name
}
