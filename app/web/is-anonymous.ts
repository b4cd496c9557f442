/** The cookie of a signed-in member's session; a request with one is never answered from memory. */
export const SESSION_COOKIE = '__Host-session'

export function isAnonymous(cookies: string | undefined): boolean {
  return !cookies?.includes(`${SESSION_COOKIE}=`)
}
