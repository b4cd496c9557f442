import { plainAddress } from './inet-address.ts'

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

/** A zone is a name of ours for a network, and says nothing about who came through it. */
const normalise = (address: string): string => plainAddress(address).replace(/%.*$/s, '')
