import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'
import { SESSION_COOKIE } from './is-anonymous.ts'

/**
 * Who did not want to be kept signed in has a cookie that ends with the browser. Any other is kept as long as its session may live: that it
 * ends sooner where it is not used is for the session to know, since a browser does not count anew with every use.
 */
export function sessionCookie(
  { token, endsAt, isPersistent }: { token: string; endsAt: Date; isPersistent: boolean },
  now: Date,
): string {
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1_000))
  return hostCookie(SESSION_COOKIE, token, isPersistent ? { seconds } : {})
}

export const endedSessionCookie = endedCookie(SESSION_COOKIE)

export function tokenFrom(cookies: string | null | undefined): string | undefined {
  const token = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
  return token
}
