import { hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-device'
/** As long as browsers keep any cookie. */
const SECONDS = 400 * 86_400

/** By which a browser is known to those who signed in on it before. It opens nothing, and outlives signing out. */
export function deviceCookie(token: string): string {
  return hostCookie(NAME, token, { seconds: SECONDS })
}

export function deviceTokenFrom(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]
}
