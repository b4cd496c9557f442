import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'
import type { Provider } from '#platform/config/providers.ts'
import { discoverOnce } from './discover.ts'
import { explainFailure } from './explain-failure.ts'
import { identityFrom, type ProviderIdentity } from './identity.ts'
import { ProviderFailure } from './provider-failure.ts'

/** What the browser keeps, sealed, while the person is at the provider. */
type RoundTrip = { state: string; nonce: string; verifier: string }

type ProviderHealth = { ok: boolean; message: string }

/** The ways to a provider and back, by OpenID Connect. */
export type RoundTrips = {
  /** Where to send the person, and what must come back with them. */
  start(id: string, redirectUri: string): Promise<{ url: URL; roundTrip: RoundTrip }>
  /** Whom the provider vouches for; throws `ProviderFailure` with the reason where it does not. */
  finish(id: string, currentUrl: URL, roundTrip: RoundTrip): Promise<ProviderIdentity>
  health(id: string): Promise<ProviderHealth>
}

const SCOPE = 'openid email profile'

export function openRoundTrips(configured: readonly Provider[], timeoutSeconds: number): RoundTrips {
  const known = new Map(
    configured.map((provider) => [
      provider.id,
      { provider, discover: discoverOnce(provider, timeoutSeconds) },
    ]),
  )

  function find(id: string) {
    const found = known.get(id)
    if (!found) throw new Error(`No provider is configured as ${id}`)
    return found
  }

  return {
    async start(id, redirectUri) {
      const { provider, discover } = find(id)
      const roundTrip = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const configuration = await discover()
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: roundTrip.state,
        nonce: roundTrip.nonce,
        code_challenge: await calculatePKCECodeChallenge(roundTrip.verifier),
        code_challenge_method: 'S256',
      })
      // What discovery says is the provider's; an address that is no web page must never become a link of ours.
      if (url.protocol !== 'https:' && url.protocol !== new URL(provider.issuer).protocol)
        throw new ProviderFailure('refused', `${provider.name} names a sign-in page that is no web address`)
      return { url, roundTrip }
    },

    async finish(id, currentUrl, roundTrip) {
      const { provider, discover } = find(id)
      const configuration = await discover()
      try {
        const claims = await exchange(configuration, currentUrl, roundTrip)
        const identity = identityFrom(id, claims)
        if (identity) return identity
      } catch (error) {
        throw explainFailure(provider.name, error)
      }
      throw new ProviderFailure('refused', `${provider.name} named nobody`)
    },

    async health(id) {
      const { provider, discover } = find(id)
      try {
        await discover({ anew: true })
        return { ok: true, message: `${provider.name} answers` }
      } catch (error) {
        return {
          ok: false,
          message: error instanceof Error ? error.message : `${provider.name} does not answer`,
        }
      }
    },
  }
}

/** State, nonce, PKCE, signature, audience and times are checked on the way; the address may stand in either place. */
async function exchange(
  configuration: Configuration,
  currentUrl: URL,
  roundTrip: RoundTrip,
): Promise<Record<string, unknown>> {
  const tokens = await authorizationCodeGrant(configuration, currentUrl, {
    expectedState: roundTrip.state,
    expectedNonce: roundTrip.nonce,
    pkceCodeVerifier: roundTrip.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new ProviderFailure('refused', 'No identity came back')
  if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
}
