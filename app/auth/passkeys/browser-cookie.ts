import { hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-passkey'
/** As long as the question that belongs to it. */
const SECONDS = 300

/** Knows the browser that was asked for a passkey, before anybody is signed in there. */
export function browserCookie(token: string): string {
  return hostCookie(NAME, token, { seconds: SECONDS, sameSite: 'Strict' })
}

export function readBrowser(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
}
