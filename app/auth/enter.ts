import { redirect, redirectDocument } from 'react-router'
import { sessionCookie } from '#app/web/session-cookie.ts'
import { underBrand, type SignedIn } from '#domain/accounts/index.ts'
import { withNext } from './next-path.ts'
import { endedPendingCookie, pendingCookie } from './pending-cookie.ts'

export type Entering = {
  next: string
  now: Date
  /** Whether the cookie outlives the browser. */
  keep: boolean
  /** The front door by which the person came. */
  brand: string
}

/** What every way in answers with: the door, or the second factor before it. */
export function enter(signedIn: SignedIn, { next, now, keep, brand }: Entering): Response {
  if (signedIn.outcome === 'second-factor') {
    const cookie = pendingCookie({ step: 'second-factor', token: signedIn.pending, keep })
    return redirect(withNext(underBrand('/my/otp', brand), next), { headers: { 'Set-Cookie': cookie } })
  }
  const cookie = sessionCookie(signedIn, now)
  const headers = new Headers()
  headers.append('Set-Cookie', keep ? cookie : cookie.replace(/; Max-Age=\d+/, ''))
  headers.append('Set-Cookie', endedPendingCookie)
  // A whole page load: everything that was shown to a visitor is asked for anew.
  return redirectDocument(next, { headers })
}
