import { SESSION_COOKIE } from './is-anonymous.ts'

/**
 * `__Host-` cookies are Secure; browsers treat localhost as secure, so the demo needs no exception. Who did not want to be kept
 * signed in has a cookie that ends with the browser.
 */
export function sessionCookie(
  { token, expiresAt, isKept }: { token: string; expiresAt: Date; isKept: boolean },
  now: Date,
): string {
  const cookie = `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000))
  return isKept ? `${cookie}; Max-Age=${seconds}` : cookie
}

export const endedSessionCookie = `${SESSION_COOKIE}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`

export function tokenFrom(cookies: string | null | undefined): string | undefined {
  const token = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
  return token
}
