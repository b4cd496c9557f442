/**
 * The address of the person who asks. Each trusted proxy appends the address it saw, so only that many entries from the
 * end of X-Forwarded-For can be believed; the rest is whatever the visitor wrote.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const nearest = normalise(peer ?? 'unknown')
  if (trustedProxies === 0 || !forwardedFor) return nearest
  const hops = forwardedFor.split(',').map((hop) => normalise(hop.trim()))
  return hops[Math.max(0, hops.length - trustedProxies)] || nearest
}

function normalise(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
