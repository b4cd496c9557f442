import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import { brandOf } from '#domain/accounts/index.ts'
import { authorise } from '#domain/accounts/permissions.ts'
import { Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { ProviderFailure } from '#platform/oidc/provider-failure.ts'
import { nextPath } from '../../shared/sign-in/next-path.ts'
import { leavingPage } from './leaving-page.ts'
import { oauthCookie } from './oauth-cookie.ts'
import { CALLBACK_PATH, failedPath, type Failure } from './paths.ts'

const STARTS = { name: 'provider starts', most: 30, everySeconds: 900 }
const ACCOUNT = '/my/account#providers'
/** More would not fit into a cookie. */
const LONGEST_NEXT = 1_000

const { intent, intents } = formsOf({ for: 'everyone', otherwise: 'start', mends: mendsNothing })

/** Sends a person to a provider. Only by POST: a link on another site must not begin a sign-in here. */
const startIntents = intents({
  start: intent({
    runOutside: async (asked) => {
      const { form, settings, page } = asked
      const next = nextPath(String(form.get('next') ?? '').slice(0, LONGEST_NEXT))
      const way = { next, brand: brandOf(settings, String(form.get('brand') ?? '')).slug }
      return sendAway(asked, way, () => {
        if (page.viewer) throw redirect(next)
        return ''
      })
    },
  }),
  link: intent({
    runOutside: (asked) => {
      const brand = brandOf(asked.settings, asked.page.viewer?.brand ?? '').slug
      return sendAway(asked, { next: ACCOUNT, brand }, () => whoLinks(asked))
    },
  }),
})

export type StartIntent = IntentOf<typeof startIntents>

export const action = startIntents

async function sendAway(edge: Edge, way: { next: string; brand: string }, linksTo: () => string) {
  const provider = edge.providers.find(edge.params['provider'] ?? '')
  if (!provider) return redirect(failedPath('stale', way))
  try {
    const linkTo = linksTo()
    await countUse(edge.db, STARTS, edge.page.address, edge.clock.now())
    const { url, roundTrip } = await edge.providers.start(provider.id, edge.config.origin + CALLBACK_PATH)
    const cookie = oauthCookie(edge, { stage: 'away', provider: provider.id, ...roundTrip, ...way, linkTo })
    return pageThatLeaves(leavingPage({ name: provider.name, url, nonce: edge.page.nonce }), cookie)
  } catch (error) {
    // This address has no screen of its own, so what went wrong is told on the one for coming back.
    return redirect(failedPath(failureOf(error), { provider: provider.id, ...way }))
  }
}

export const loader = () => redirect('/my/login')

function pageThatLeaves(html: string, cookie: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Set-Cookie': cookie,
    },
  })
}

function failureOf(error: unknown): Failure {
  if (error instanceof ProviderFailure) return error.reason
  if (error instanceof TooManyRequests) return 'too-often'
  if (error instanceof Forbidden) return 'not-allowed'
  throw error
}

/** Linking is a sensitive step: it needs a member who has just proved who they are. */
function whoLinks(edge: Edge): string {
  const { viewer } = edge.page
  if (!viewer) throw redirect(`/my/login?next=${encodeURIComponent(ACCOUNT)}`)
  authorise(viewer.actor, 'account.link-provider')
  requireProof({ ...edge, viewer, actor: viewer.actor }, ACCOUNT)
  return viewer.actor.id
}
