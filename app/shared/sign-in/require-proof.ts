import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { isProved } from '#domain/accounts/index.ts'

/** Before a sensitive step: whoever did not prove for ten minutes who they are does so now, and comes back. */
export function requireProof(edge: MemberEdge, next = hereOf(edge.url)): void {
  if (!isProved(edge.viewer.provedAt, edge.clock.now())) throw redirect(provePath(next))
}

export function provePath(next: string): string {
  return `/my/prove?next=${encodeURIComponent(next)}`
}

/** The page itself, also where the browser asks for its data only. */
function hereOf({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '')
}
