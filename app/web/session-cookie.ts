import type { SignedIn } from '#domain/accounts/index.ts'
import { SESSION_COOKIE } from './is-anonymous.ts'

/** `__Host-` cookies are Secure; browsers treat localhost as secure, so the demo needs no exception. */
export function sessionCookie(
  { token, expiresAt }: Extract<SignedIn, { outcome: 'signed-in' }>,
  now: Date,
): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000))
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${seconds}`
}

export const endedSessionCookie = `${SESSION_COOKIE}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`

export function tokenFrom(cookies: string | null | undefined): string | undefined {
  const token = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
  return token
}
