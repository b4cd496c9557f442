import { redirect, redirectDocument } from 'react-router'
import { underBrand, type SignedIn } from '#domain/accounts/index.ts'
import { withNext } from '../shared/sign-in/next-path.ts'
import { endedPendingCookie, pendingCookie } from './pending-cookie.ts'
import { signedInCookies } from './signed-in-cookies.ts'

type Entering = {
  next: string
  now: Date
  /** Whether the cookie outlives the browser. */
  keep: boolean
  /** The brand under which the person came. */
  brand: string
}

/** What every way in answers with: the door, or the second factor before it. */
export function enter(signedIn: SignedIn, { next, now, keep, brand }: Entering): Response {
  if (signedIn.outcome === 'second-factor') {
    const cookie = pendingCookie({ step: 'second-factor', token: signedIn.pending, keep })
    return redirect(withNext(underBrand('/my/otp', brand), next), { headers: { 'Set-Cookie': cookie } })
  }
  const headers = new Headers()
  for (const cookie of signedInCookies(signedIn, now)) headers.append('Set-Cookie', cookie)
  headers.append('Set-Cookie', endedPendingCookie)
  // A whole page load: everything that was shown to a visitor is asked for anew.
  return redirectDocument(next, { headers })
}
