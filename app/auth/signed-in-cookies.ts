import { deviceCookie } from '#app/web/device-cookie.ts'
import { sessionCookie } from '#app/web/session-cookie.ts'
import type { SignedIn } from '#domain/accounts/index.ts'

/** What a browser is given when a session begins: its token, and the one by which the device is known from now on. */
export function signedInCookies(signedIn: Extract<SignedIn, { outcome: 'signed-in' }>, now: Date): string[] {
  const { deviceToken } = signedIn
  return [sessionCookie(signedIn, now), ...(deviceToken === undefined ? [] : [deviceCookie(deviceToken)])]
}
