import { onTestFinished } from 'vitest'
import { startOidcPeer, type OidcPeer, type PeerOptions } from './testing-peer.ts'

export { REDIRECT_URI, type OidcPeer, type Person } from './testing-peer.ts'

/** A real OpenID provider for one test. */
export async function openOidcPeer(options: PeerOptions = {}): Promise<OidcPeer> {
  const peer = await startOidcPeer(options)
  onTestFinished(() => peer.close())
  return peer
}
