/**
 * The one way in which a cookie is set. `__Host-` cookies are Secure and belong to this host alone, so that no neighbour on
 * another port or subdomain can set one; browsers treat localhost as secure, so the demo needs no exception. No script reads any.
 */
type HostCookie = `__Host-${string}`

const ATTRIBUTES = 'Path=/; HttpOnly; Secure'

/** Without a time it ends with the browser. */
export function hostCookie(
  name: HostCookie,
  value: string,
  { seconds, sameSite = 'Lax' }: { seconds?: number; sameSite?: 'Lax' | 'Strict' } = {},
): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${value}; ${ATTRIBUTES}; SameSite=${sameSite}${age}`
}

export function endedCookie(name: HostCookie): string {
  return hostCookie(name, '', { seconds: 0 })
}
