import { hkdfSync } from 'node:crypto'

/** SECRET, and while it is being changed the one before it: the first seals and signs, whatever either made is still good. */
export type Secret = readonly [string, ...string[]]

/** Tells one secret from another, and nothing else of it. */
export function fingerprintOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'guildhall', 'fingerprint', 16)).toString('base64url')
}
