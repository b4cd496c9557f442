import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import type { Provider } from '#platform/config/providers.ts'
import { log } from '#platform/log/log.ts'
import { ProviderFailure } from './provider-failure.ts'

type Discover = (options?: { anew?: boolean }) => Promise<Configuration>

/**
 * Asks a provider where its pages are when the first person needs it, and again each time until it has answered: one that
 * is down while we start works as soon as it is back.
 */
export function discoverOnce(provider: Provider, timeoutSeconds: number): Discover {
  let asked: Promise<Configuration> | undefined

  return async ({ anew = false } = {}) => {
    const mine = (asked = anew
      ? discover(provider, timeoutSeconds)
      : (asked ?? discover(provider, timeoutSeconds)))
    try {
      return await mine
    } catch (error) {
      if (asked === mine) asked = undefined
      log.warn({ provider: provider.id, reason: reasonOf(error) }, 'a sign-in provider does not answer')
      throw new ProviderFailure('down', `${provider.name} does not answer: ${reasonOf(error)}`)
    }
  }
}

function discover(provider: Provider, timeoutSeconds: number): Promise<Configuration> {
  const issuer = new URL(provider.issuer)
  return discovery(issuer, provider.clientId, {}, authenticateClient(provider.clientSecret), {
    timeout: timeoutSeconds,
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
}

/** By header, which the standard makes the usual way, unless the provider reads the secret only from the form. */
function authenticateClient(secret: string): ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic')
      ? ClientSecretBasic(secret)
      : ClientSecretPost(secret)
    authenticate(server, client, body, headers)
  }
}

/** The shortest true words: `fetch failed` alone tells an operator nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
  return code ?? error.message
}
