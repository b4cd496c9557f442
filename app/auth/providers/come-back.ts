import type { Edge } from '#app/edge.ts'
import { DEFAULT_BRAND, linkProvider, signInWithProvider } from '#domain/accounts/index.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'
import type { ProviderIdentity } from '#platform/oidc/identity.ts'
import { ProviderFailure } from '#platform/oidc/provider-failure.ts'
import { signInContext } from '../sign-in-context.ts'
import { answerProvider, leave } from './answer-provider.ts'
import { readOauthCookie, type Away } from './oauth-cookie.ts'
import { CALLBACK_PATH, failedPath } from './paths.ts'

/** A person is back from a provider: what they bring is checked against what went with them, then they are let in or linked. */
export async function comeBack(edge: Edge): Promise<Response> {
  const trip = readOauthCookie(edge)
  const provider = trip?.stage === 'away' ? edge.providers.find(trip.provider) : undefined
  if (trip?.stage !== 'away' || !provider)
    return leave(failedPath('stale', { next: '/my', brand: DEFAULT_BRAND }))
  try {
    // Behind a proxy the request's own address may not be the one that the provider was told.
    const backAt = new URL(CALLBACK_PATH + edge.url.search, edge.config.origin)
    const identity = await edge.providers.finish(provider.id, backAt, trip)
    if (trip.linkTo !== '') return await link(edge, identity, trip, provider.name)
    const answer = await edge.transaction((tx) =>
      signInWithProvider(tx, edge.actor, identity, signInContext(edge)),
    )
    return answerProvider(edge, answer, trip)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn(
      { provider: provider.id, reason: error.reason, words: error.message },
      'a provider sign-in failed',
    )
    return leave(failedPath(error.reason, { provider: provider.id, next: trip.next, brand: trip.brand }))
  }
}

async function link(
  edge: Edge,
  { provider, subject, email }: ProviderIdentity,
  trip: Away,
  providerName: string,
): Promise<Response> {
  const { viewer } = edge.page
  // Signed out, or somebody else by now: what one person began must not end in another's account.
  if (viewer?.actor.id !== trip.linkTo)
    return leave(failedPath('stale', { next: trip.next, brand: trip.brand }))
  try {
    await edge.transaction((tx) =>
      linkProvider(
        tx,
        viewer.actor,
        { provider, subject, email: email ?? '' },
        { ...signInContext(edge), providerName },
      ),
    )
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return leave(failedPath('not-linkable', { provider, next: trip.next, brand: trip.brand }))
  }
  return leave('/my/account?done=link-provider#providers')
}
