import type { Edge } from '#app/edge.ts'
import { brandOf, DEFAULT_BRAND, findPending, findWaysIn, type ProviderStep } from '#domain/accounts/index.ts'
import { currentBrand, shownBrand, type ShownBrand } from '../../shared/sign-in/sign-in-brand.ts'
import { nextPath } from '../../shared/sign-in/next-path.ts'
import { leave } from './answer-provider.ts'
import { readOauthCookie } from './oauth-cookie.ts'
import { failedPath, failures, type Failure } from './paths.ts'

export type StepView = {
  step: ProviderStep
  providerName: string
  email: string
  codeSent: boolean
  /** Whether the account that is to be proved has a password to prove it with. */
  hasPassword: boolean
  next: string
  brand: ShownBrand
}
export type FailedView = {
  step: 'failed'
  why: Failure
  providerName: string | undefined
  /** The way that failed, to try again where that may help. */
  again: { id: string; name: string }[]
  isMember: boolean
  next: string
  brand: ShownBrand
}

/** What the person is asked next, or why they can't go on. */
export async function showStep(edge: Edge): Promise<StepView | FailedView> {
  if (edge.url.searchParams.get('step') === 'failed') return showFailure(edge)
  const trip = readOauthCookie(edge)
  const pending =
    trip?.stage === 'step' ? await edge.transaction((tx) => findPending(tx, trip.secret)) : undefined
  const provider = pending && edge.providers.find(pending.provider)
  if (trip?.stage !== 'step' || !provider)
    throw leave(failedPath('stale', { next: '/my', brand: DEFAULT_BRAND }))
  const { step, email, codeSent, memberId } = pending
  const hasPassword = step === 'prove' && (await findWaysIn(edge.db, memberId)).hasPassword
  const brand = shownBrand(brandOf(edge.settings, trip.brand), edge.page.nonce)
  return { step, providerName: provider.name, email, codeSent, hasPassword, next: trip.next, brand }
}

function showFailure(edge: Edge): FailedView {
  const { url, providers, page } = edge
  const why = failures.find((one) => one === url.searchParams.get('why')) ?? 'stale'
  const provider = providers.find(url.searchParams.get('provider') ?? '')
  const isMember = page.viewer !== undefined
  return {
    step: 'failed',
    why,
    providerName: provider?.name,
    again: provider && !isMember && why !== 'closed' ? [provider] : [],
    isMember,
    next: nextPath(url.searchParams.get('next')),
    brand: shownBrand(currentBrand(edge), page.nonce),
  }
}
